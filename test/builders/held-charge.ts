import type { Sandbox } from '../../src-adapters/sandbox/gateway.ts'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import { quick, type TestEngine } from './order-server-builder.ts'

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

/** Milliseconds. The recovery worker looks several times during a test's wait. */
export const often = 30

/** The charge has a minute, with constant polling. */
export const chargeHasAMinute = { ...quick, attemptLease: 60_000, processor: 60_000, completer: often }

/** The only attempt in the store. */
export async function attemptIn(engine: TestEngine) {
  return (await engine.rows('select n, state from attempts'))[0]
}
