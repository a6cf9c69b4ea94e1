import { type Either, left, right } from 'fp-ts/lib/Either.js'

/** One clear line for the operator; any other exception at start is a bug. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

/** Turns `CannotStart` into its message. */
export function orWhyNot<A>(act: () => A): Either<string, A> {
  try {
    return right(act())
  } catch (reason) {
    if (reason instanceof CannotStart) return left(reason.message)
    throw reason
  }
}
