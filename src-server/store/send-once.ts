import { OutcomeUnknown, StoreUnavailable } from './store-unavailable.ts'

const mostTries = 3

interface Change<A> {
  readonly send: () => Promise<A>
  readonly found: () => Promise<A | undefined>
}

/**
 * Sends a change that can happen only once. After an unknown outcome `found` looks whether it happened, and the change
 * is sent again only if it did not. `found` returns what `send` would have returned. If the lookup fails too, the
 * outcome stays unknown.
 */
export async function sendOnce<A>(send: Change<A>['send'], found: Change<A>['found']): Promise<A> {
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
    // The second try was never sent, so the first one's outcome is still unknown.
    throw reason instanceof StoreUnavailable ? doubt : reason
  }
  // The first try may have arrived late, and then it is what rejected the second.
  return (await look(change, doubt)) ?? answer
}

async function look<A>({ found }: Change<A>, doubt: OutcomeUnknown): Promise<A | undefined> {
  try {
    return await found()
  } catch {
    throw doubt
  }
}
