import { type Either, toUnion } from 'fp-ts/lib/Either.js'

export async function said<E, A>(answer: Promise<Either<E, A>>): Promise<E | A> {
  return toUnion(await answer)
}
