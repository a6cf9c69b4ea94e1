import { toUnion } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** What was answered, a result and a refusal alike: for a test that says itself which of them it expects. */
export async function said<E, A>(answer: TaskEither<E, A>): Promise<E | A> {
  return toUnion(await answer())
}
