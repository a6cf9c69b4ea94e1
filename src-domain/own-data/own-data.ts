import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SessionStore } from '../account/patron-gateway.ts'
import type { CallFailure } from '../call/call-failure.ts'
import type { NotOwned, OwnDataGateway, OwnershipShown, SaveFile } from './own-data-gateway.ts'
import { type OwnDataProblem, problemOf } from './own-data-problem.ts'
import { saveCopy } from './save-copy.ts'

export interface OwnDataPorts {
  readonly gateway: OwnDataGateway
  readonly save: SaveFile
  readonly session: Pick<SessionStore, 'drop'>
}

const fileName = 'my-data.json'

/** A copy of all that is held on a patron, and an end to it. One at a time: the form ignores a second press. */
export function ownData({ gateway, save, session }: OwnDataPorts) {
  return {
    copy: (shown: OwnershipShown): TaskEither<OwnDataProblem, void> => saveCopy(save, fileName, gateway.copy(shown)),
    /** The session is over with the account. What became of a call that nobody heard is looked up by asking again. */
    erase:
      (shown: OwnershipShown): TaskEither<OwnDataProblem, void> =>
      async () => {
        const first = await gateway.erase(shown)()
        const answer = isUnheard(first) ? await gateway.erase(shown)() : first
        if (isUnheard(answer)) return left({ _tag: 'Unheard' })
        if (isLeft(answer)) return left(problemOf(answer.left))
        session.drop()
        return right(undefined)
      },
  }
}

/** What was not sent has not happened. */
function isUnheard(answer: Either<CallFailure | NotOwned, void>): boolean {
  return isLeft(answer) && answer.left._tag === 'NoResponse'
}
