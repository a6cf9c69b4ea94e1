import { type Either, left, right } from 'fp-ts/lib/Either.js'

/** A message for the operator; any other exception at start is a bug. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

export function catchStartError<A>(act: () => A): Either<string, A> {
  try {
    return right(act())
  } catch (reason) {
    if (reason instanceof StartError) return left(reason.message)
    throw reason
  }
}
