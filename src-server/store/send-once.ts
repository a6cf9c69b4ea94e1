import { OutcomeUnknown, StoreUnavailable } from './store-unavailable.ts'

const mostTries = 3

interface Change<A> {
  readonly send: () => Promise<A>
  readonly found: () => Promise<A | undefined>
}

/**
 * After an unknown outcome, `found` looks whether the change happened: its result, or undefined to send again. If
 * `found` fails, the outcome stays unknown.
 */
export async function sendOnce<A>(send: Change<A>['send'], found: Change<A>['found']): Promise<A> {
  try {
    return await send()
  } catch (reason) {
    if (!(reason instanceof OutcomeUnknown)) throw reason
    return findOrResend({ send, found }, reason, mostTries - 1)
  }
}

async function findOrResend<A>(change: Change<A>, doubt: OutcomeUnknown, triesLeft: number): Promise<A> {
  const before = await look(change, doubt)
  if (before !== undefined) return before
  if (triesLeft === 0) throw doubt
  let answer: A
  try {
    answer = await change.send()
  } catch (reason) {
    if (reason instanceof OutcomeUnknown) return findOrResend(change, reason, triesLeft - 1)
    // The second try was never sent, so the first one's outcome is still unknown.
    throw reason instanceof StoreUnavailable ? doubt : reason
  }
  // The first try may have arrived late and rejected the second.
  return (await look(change, doubt)) ?? answer
}

async function look<A>({ found }: Change<A>, doubt: OutcomeUnknown): Promise<A | undefined> {
  try {
    return await found()
  } catch {
    throw doubt
  }
}
