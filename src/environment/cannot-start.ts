import { type Either, left, right } from 'fp-ts/lib/Either.js'

/** A message for the operator; any other exception at start is a bug. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

export function orWhyNot<A>(act: () => A): Either<string, A> {
  try {
    return right(act())
  } catch (reason) {
    if (reason instanceof CannotStart) return left(reason.message)
    throw reason
  }
}
