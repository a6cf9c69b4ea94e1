import { OutcomeUnknown, StoreUnavailable } from './store-unavailable.ts'

const mostTries = 3

interface Change<A> {
  readonly send: () => Promise<A>
  readonly found: () => Promise<A | undefined>
}

/**
 * For a change that can happen only once. When its outcome is not known `found` looks whether it happened, and only if
 * it did not it is sent again. `found` answers what `send` would have answered. Where nobody can look, the outcome stays
 * unknown.
 */
export async function surely<A>(send: Change<A>['send'], found: Change<A>['found']): Promise<A> {
  try {
    return await send()
  } catch (reason) {
    if (!(reason instanceof OutcomeUnknown)) throw reason
    return foundOrSent({ send, found }, reason, mostTries - 1)
  }
}

async function foundOrSent<A>(change: Change<A>, doubt: OutcomeUnknown, triesLeft: number): Promise<A> {
  const before = await look(change, doubt)
  if (before !== undefined) return before
  if (triesLeft === 0) throw doubt
  let answer: A
  try {
    answer = await change.send()
  } catch (reason) {
    if (reason instanceof OutcomeUnknown) return foundOrSent(change, reason, triesLeft - 1)
    // A try that was never sent leaves the first one where it was.
    throw reason instanceof StoreUnavailable ? doubt : reason
  }
  // The first try may have been on its way and happened since: then it is what keeps this one out.
  return (await look(change, doubt)) ?? answer
}

async function look<A>({ found }: Change<A>, doubt: OutcomeUnknown): Promise<A | undefined> {
  try {
    return await found()
  } catch {
    throw doubt
  }
}
