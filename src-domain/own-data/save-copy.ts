import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { OwnershipRefusal, SaveFile } from './own-data-gateway.ts'
import { type OwnDataProblem, ownDataProblemOf } from './own-data-problem.ts'

export async function saveCopy(
  save: SaveFile,
  name: string,
  asked: Promise<Either<CallFailure | OwnershipRefusal, string>>,
): Promise<Either<OwnDataProblem, void>> {
  const answer = await asked
  if (isLeft(answer)) return left(ownDataProblemOf(answer.left))
  save(name, answer.right)
  return right(undefined)
}
