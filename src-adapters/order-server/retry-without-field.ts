import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

/** A strict back end may have refused one of our additional fields. */
export function isObjection(failure: CallFailure): boolean {
  return failure._tag === 'Refused' && (failure.status === 400 || failure.status === 422)
}

/**
 * On an objection, repeats the read without the field. If that succeeds, omits it for this visit.
 * @param field its name: `GET /address: session`
 */
export async function retryWithoutField<A>(
  { absent }: Pick<OrderServerNeeds, 'absent'>,
  field: string,
  ask: (isSent: boolean) => Promise<Either<CallFailure, A>>,
): Promise<Either<CallFailure, A>> {
  if (absent?.has(field) === true) return ask(false)
  const answer = await ask(true)
  if (!isLeft(answer) || !isObjection(answer.left)) return answer
  const without = await ask(false)
  if (!isLeft(without)) absent?.add(field)
  return without
}
