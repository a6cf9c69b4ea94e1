import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { HumanCheckDue } from './patron-gateway.ts'
import type { PersonCheck } from './sign-in.ts'

/** Makes the call, and repeats it with a bot-check token if the server demands one. */
export function asPersonOf(human: PersonCheck) {
  return async <E, A>(
    ask: (userToken?: string) => Promise<Either<E | HumanCheckDue, A>>,
  ): Promise<Either<E | HumanCheckDue, A>> => {
    const first = await ask()
    if (!isLeft(first) || !isCheckDue(first.left)) return first
    const token = await human.token('signin')
    return isLeft(token) ? first : ask(token.right)
  }
}

function isCheckDue(failure: unknown): failure is HumanCheckDue {
  return Object(failure)._tag === 'HumanCheckDue'
}
