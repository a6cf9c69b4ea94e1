import { type Either, isLeft } from 'fp-ts/lib/Either.js'

export function rightOf<A>(either: Either<unknown, A>): A {
  if (isLeft(either)) throw new Error(`refused: ${JSON.stringify(either.left)}`)
  return either.right
}

export function leftOf<E>(either: Either<E, unknown>): E {
  if (!isLeft(either)) throw new Error(`not refused: ${JSON.stringify(either.right)}`)
  return either.left
}
