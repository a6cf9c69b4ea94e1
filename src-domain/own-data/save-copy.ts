import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { OwnershipRefusal, SaveFile } from './own-data-gateway.ts'
import { type OwnDataProblem, ownDataProblemOf } from './own-data-problem.ts'

export function saveCopy(
  save: SaveFile,
  name: string,
  asked: TaskEither<CallFailure | OwnershipRefusal, string>,
): TaskEither<OwnDataProblem, void> {
  return async () => {
    const answer = await asked()
    if (isLeft(answer)) return left(ownDataProblemOf(answer.left))
    save(name, answer.right)
    return right(undefined)
  }
}
