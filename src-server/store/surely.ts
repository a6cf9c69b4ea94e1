import { OutcomeUnknown } from './store-unavailable.ts'

const mostTries = 3

/**
 * For a change that can happen only once. When its outcome is not known `found` looks whether it happened, and only if
 * it did not it is sent again. `found` answers what `send` would have answered.
 */
export async function surely<A>(send: () => Promise<A>, found: () => Promise<A | undefined>): Promise<A> {
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await send()
      // A first try that was still on its way may have happened since: then it is what keeps this one out.
      return tries === 1 ? answer : ((await found()) ?? answer)
    } catch (reason) {
      if (!(reason instanceof OutcomeUnknown)) throw reason
      const before = await found()
      if (before !== undefined) return before
      if (tries === mostTries) throw reason
    }
  }
}
