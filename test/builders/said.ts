import { toUnion } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

export async function said<E, A>(answer: TaskEither<E, A>): Promise<E | A> {
  return toUnion(await answer())
}
