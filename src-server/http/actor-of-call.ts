import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { StaffFacade } from '../staff/staff-facade.ts'
import type { Actor } from '../staff/write-audit.ts'
import { type RefusalAnswer, refusal, sessionEnded } from './refusal-answer.ts'
import type { Call } from './serve.ts'

export const notAllowed = refusal(403, 'not_allowed', "You don't have permission to do this.")

type StaffCall = Pick<Call<unknown, unknown, unknown>, 'caller' | 'network' | 'staffToken'>

/** An owner without the second factor that the server requires may do nothing but set it up. */
const setupDue = refusal(403, 'second_factor_setup_due', 'Please set up an authenticator app first.')

/** The member who makes a call to a staff route; 401 without a session. */
export function actorOfCall(
  staff: Pick<StaffFacade, 'memberOf'>,
  whom: 'only who may work' | 'also while the setup is due' = 'only who may work',
) {
  return async ({ caller, network, staffToken }: StaffCall): Promise<Either<RefusalAnswer, Actor>> => {
    const { brandId } = caller
    const member = staffToken === undefined ? undefined : await staff.memberOf(brandId, staffToken)
    if (member === undefined) return left(sessionEnded)
    if (member.secondFactor === 'due' && whom === 'only who may work') return left(setupDue)
    return right({ brandId, member, network })
  }
}
