import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { NotOwned, SaveFile } from './own-data-gateway.ts'
import { type OwnDataProblem, problemOf } from './own-data-problem.ts'

export function saveCopy(
  save: SaveFile,
  name: string,
  asked: TaskEither<CallFailure | NotOwned, string>,
): TaskEither<OwnDataProblem, void> {
  return async () => {
    const answer = await asked()
    if (isLeft(answer)) return left(problemOf(answer.left))
    save(name, answer.right)
    return right(undefined)
  }
}
