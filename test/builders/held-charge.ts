import type { Sandbox } from '../../src-adapters/sandbox/gateway.ts'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import { quick, type TestEngine } from './order-server-builder.ts'

/** A processor that charges nobody before `answer` is called. */
export function heldCharge() {
  let answer: () => void = () => undefined
  const told = new Promise<void>((done) => {
    answer = done
  })
  const gateway = (sandbox: Sandbox): PaymentGateway => ({
    ...sandbox,
    authorise: async (charge) => {
      await told
      return sandbox.authorise(charge)
    },
  })
  return { gateway, answer: () => answer() }
}

/** So that several looks of whoever finishes abandoned attempts fall into the wait of a test. */
export const often = 30

/** The charge has a minute, and is looked at all the time. */
export const chargeHasAMinute = { ...quick, attemptLease: 60_000, processor: 60_000, completer: often }

/** The only attempt, as it is written down. */
export async function attemptIn(engine: TestEngine) {
  return (await engine.rows('select n, state from attempts'))[0]
}
