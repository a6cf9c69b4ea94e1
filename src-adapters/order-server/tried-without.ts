import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

/** Whether a back end that refuses what it does not know may mean a field of ours. */
export function isObjection(failure: CallFailure): boolean {
  return failure._tag === 'Refused' && (failure.status === 400 || failure.status === 422)
}

/**
 * A reading call with a field that is ours. A back end that objects is asked again without it, and where that helps the
 * field is not sent again in the same visit.
 *
 * @param field what it is known by: `GET /address: session`
 */
export function triedWithout<A>(
  { absent }: Pick<OrderServerNeeds, 'absent'>,
  field: string,
  ask: (isSent: boolean) => Promise<Either<CallFailure, A>>,
) {
  return async (): Promise<Either<CallFailure, A>> => {
    if (absent?.has(field) === true) return ask(false)
    const answer = await ask(true)
    if (!isLeft(answer) || !isObjection(answer.left)) return answer
    const without = await ask(false)
    if (!isLeft(without)) absent?.add(field)
    return without
  }
}
