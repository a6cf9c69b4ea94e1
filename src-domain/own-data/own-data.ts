import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { SessionStore } from '../account/patron-gateway.ts'
import type { CallFailure } from '../call/call-failure.ts'
import type { OwnDataGateway, OwnershipRefusal, OwnershipShown, SaveFile } from './own-data-gateway.ts'
import { type OwnDataProblem, ownDataProblemOf } from './own-data-problem.ts'
import { saveCopy } from './save-copy.ts'

export interface OwnDataPorts {
  readonly gateway: OwnDataGateway
  readonly save: SaveFile
  readonly session: Pick<SessionStore, 'drop'>
}

const fileName = 'my-data.json'

/** Exports and erases a patron's data. Policy: the form ignores a second press while a call runs. */
export function ownDataUseCases({ gateway, save, session }: OwnDataPorts) {
  return {
    copy: (shown: OwnershipShown): Promise<Either<OwnDataProblem, void>> =>
      saveCopy(save, fileName, gateway.copy(shown)),
    /** Retries once without an answer, because the outcome is unknown. Drops the session afterwards. */
    erase: async (shown: OwnershipShown): Promise<Either<OwnDataProblem, void>> => {
      const first = await gateway.erase(shown)
      const answer = isUnheard(first) ? await gateway.erase(shown) : first
      if (isUnheard(answer)) return left({ _tag: 'Unheard' })
      if (isLeft(answer)) return left(ownDataProblemOf(answer.left))
      session.drop()
      return right(undefined)
    },
  }
}

/** A call that was not sent has no effect. */
function isUnheard(answer: Either<CallFailure | OwnershipRefusal, void>): boolean {
  return isLeft(answer) && answer.left._tag === 'NoResponse'
}
