import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SessionStore } from '../account/patron-gateway.ts'
import type { CallFailure } from '../call/call-failure.ts'
import { type SaidAgainst, saidAgainst } from '../call/said-against.ts'
import type { NotOwned, OwnDataGateway, OwnershipShown, SaveFile } from './own-data-gateway.ts'

/** Why nothing was done. */
export type OwnDataProblem =
  | NotOwned
  | { readonly _tag: 'NoAnswer' }
  /** With what the server said against it. */
  | ({ readonly _tag: 'Failed' } & SaidAgainst)

export interface OwnDataPorts {
  readonly gateway: OwnDataGateway
  readonly save: SaveFile
  readonly session: Pick<SessionStore, 'drop'>
}

const fileName = 'my-data.json'

/** A copy of all that is held on a patron, and an end to it. One at a time: the form ignores a second press. */
export function ownData({ gateway, save, session }: OwnDataPorts) {
  return {
    copy:
      (shown: OwnershipShown): TaskEither<OwnDataProblem, void> =>
      async () => {
        const answer = await gateway.copy(shown)()
        if (isLeft(answer)) return left(problemOf(answer.left))
        save(fileName, answer.right)
        return right(undefined)
      },
    /** The session is over with the account. */
    erase:
      (shown: OwnershipShown): TaskEither<OwnDataProblem, void> =>
      async () => {
        const answer = await gateway.erase(shown)()
        if (isLeft(answer)) return left(problemOf(answer.left))
        session.drop()
        return right(undefined)
      },
  }
}

export function problemOf(failure: CallFailure | NotOwned): OwnDataProblem {
  switch (failure._tag) {
    case 'NoResponse':
    case 'NotSent':
      return { _tag: 'NoAnswer' }
    case 'NotUnderstood':
      return { _tag: 'Failed' }
    case 'Refused':
      return { _tag: 'Failed', ...saidAgainst(failure) }
    case 'WrongPassword':
    case 'WrongCode':
    case 'EmailCodeDue':
    case 'OrderOpen':
    case 'NotOffered':
      return failure
  }
}
