import { isLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** Runs a use case for a screen. Returns the refusal, or undefined on success (ADR 64). */
export async function refusalOf<R>(asking: TaskEither<R, unknown>): Promise<R | undefined> {
  const outcome = await asking()
  return isLeft(outcome) ? outcome.left : undefined
}
