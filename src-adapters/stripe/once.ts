import type { Outcome, PaymentProblem } from '../../src-domain/payment/payment-problem.ts'
import type { Pause } from '../../src-domain/time/clock.ts'
import { failed } from './problem.ts'

/** Milliseconds that Stripe.js may take for what asks the customer nothing. */
export const longest = 15_000

/** What Stripe.js makes of a call: it throws what its caller did wrong, and that has one outcome as well. */
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

/** The end of a form, which comes before whatever Stripe.js still says. */
export function ending(): { readonly come: Promise<Outcome<never>>; readonly end: (problem: PaymentProblem) => void } {
  let end: (problem: PaymentProblem) => void = () => undefined
  const come = new Promise<Outcome<never>>((resolve) => {
    end = (problem) => resolve(failed(problem))
  })
  return { come, end: (problem) => end(problem) }
}
