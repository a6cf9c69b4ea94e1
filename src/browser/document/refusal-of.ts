import { isLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** Asks, for a screen: why not, and undefined when it is done (ADR 64). */
export async function refusalOf<R>(asking: TaskEither<R, unknown>): Promise<R | undefined> {
  const outcome = await asking()
  return isLeft(outcome) ? outcome.left : undefined
}
