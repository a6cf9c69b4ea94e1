import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { Pause } from '../../src-domain/time/clock.ts'
import { failed } from './outcomes.ts'

/** Milliseconds that a vendor's page may take for what asks the customer nothing. */
export const longest = 15_000

/** What a vendor's script makes of a call: it throws what its caller did wrong, and that has one outcome as well. */
export async function heard<A>(call: () => Promise<Outcome<A>>): Promise<Outcome<A>> {
  try {
    return await call()
  } catch (error) {
    // Its message may repeat what it was given.
    return failed({ _tag: 'Misconfigured', code: error instanceof Error ? error.name : 'thrown' })
  }
}

/** The same, or nothing in time. */
export function heardInTime<A>(pause: Pause, call: () => Promise<Outcome<A>>): Promise<Outcome<A>> {
  const late = pause.wait(longest).then(() => failed({ _tag: 'Unavailable', cause: 'timeout' }))
  return Promise.race([heard(call), late])
}
