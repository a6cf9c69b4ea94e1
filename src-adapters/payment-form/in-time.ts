import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { Pause } from '../../src-domain/time/clock.ts'
import { failed } from './outcomes.ts'

/** Milliseconds, for vendor steps that do not wait for the customer. */
export const longest = 15_000

export async function outcomeOfCall<A>(call: () => Promise<Outcome<A>>): Promise<Outcome<A>> {
  try {
    return await call()
  } catch (error) {
    // The message may repeat sensitive arguments.
    return failed({ _tag: 'Misconfigured', code: error instanceof Error ? error.name : 'thrown' })
  }
}

export function outcomeInTime<A>(pause: Pause, call: () => Promise<Outcome<A>>): Promise<Outcome<A>> {
  const late = pause.wait(longest).then(() => failed({ _tag: 'Unavailable', cause: 'timeout' }))
  return Promise.race([outcomeOfCall(call), late])
}
