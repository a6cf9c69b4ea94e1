import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { WithGuestOrder } from '../../src-domain/account/account-gateway.ts'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import { isObjection } from './retry-without-field.ts'

/** Repeats a sign-up without the guest's order, which a back end may refuse (note ACCT-28). */
export async function withoutRefusedOrder<F extends WithGuestOrder, A>(
  form: F,
  ask: (form: Omit<F, 'orderToken'> & WithGuestOrder) => Promise<Either<CallFailure, A>>,
): Promise<Either<CallFailure, A>> {
  const { orderToken, ...withoutOrder } = form
  const first = await ask(form)
  const isOursMeant = orderToken !== undefined && isLeft(first) && isUnexplained(first.left)
  return isOursMeant ? ask(withoutOrder) : first
}

/** Our own server always sends an error code. */
function isUnexplained(failure: CallFailure): boolean {
  return isObjection(failure) && failure._tag === 'Refused' && failure.code === undefined
}
