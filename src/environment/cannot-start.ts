import { type Either, left, right } from 'fp-ts/lib/Either.js'

/** One clear line for the person who started the server; anything else that is thrown while starting is a bug. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

/** What `act` answers, or the line with which it cannot. */
export function orWhyNot<A>(act: () => A): Either<string, A> {
  try {
    return right(act())
  } catch (reason) {
    if (reason instanceof CannotStart) return left(reason.message)
    throw reason
  }
}
