import { type Either, isLeft } from 'fp-ts/lib/Either.js'

/** The refusal of a use case for a screen; undefined on success (ADR 64). */
export async function refusalOf<R>(asked: Promise<Either<R, unknown>>): Promise<R | undefined> {
  const outcome = await asked
  return isLeft(outcome) ? outcome.left : undefined
}
