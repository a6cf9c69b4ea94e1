import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { mayDo } from '../../src-domain/staff/permissions.ts'
import type { StaffFacade } from '../staff/staff-facade.ts'
import type { Actor, MemberActor } from '../staff/write-audit.ts'
import { type RefusalAnswer, refusal, sessionEnded, tooMany } from './refusal-answer.ts'
import type { Call } from './serve.ts'

export const notAllowed = refusal(403, 'not_allowed', "You don't have permission to do this.")
const unknownKey = refusal(401, 'unknown_key', 'This API key is not valid.')

type StaffCall = Pick<Call<unknown, unknown, unknown>, 'caller' | 'network' | 'staffToken' | 'apiKey'>

/** An owner without the second factor that the server requires may do nothing but set it up. */
const setupDue = refusal(403, 'second_factor_setup_due', 'Please set up an authenticator app first.')

/** The member, device or API key that makes a call to a staff route; 401 without a session or key. */
export function actorOfCall(
  staff: Pick<StaffFacade, 'memberOf' | 'keyOf'>,
  whom: 'only who may work' | 'also while the setup is due' = 'only who may work',
) {
  return async ({ caller, network, staffToken, apiKey }: StaffCall): Promise<Either<RefusalAnswer, Actor>> => {
    const { brandId } = caller
    if (apiKey !== undefined) {
      const known = await staff.keyOf(brandId, apiKey)
      if (known === undefined) return left(unknownKey)
      if (known._tag === 'Past') return left(tooMany(known.seconds))
      return right({ brandId, member: known.key, network })
    }
    const member = staffToken === undefined ? undefined : await staff.memberOf(brandId, staffToken)
    if (member === undefined) return left(sessionEnded)
    if (member.secondFactor === 'due' && whom === 'only who may work') return left(setupDue)
    return right({ brandId, member, network })
  }
}

/** The same for routes of a member's own account: refuses keys and paired devices, which have none. */
export function memberOfCall(...needs: Parameters<typeof actorOfCall>) {
  const actorOf = actorOfCall(...needs)
  return async (call: StaffCall): Promise<Either<RefusalAnswer, MemberActor>> => {
    const actor = await actorOf(call)
    if (isLeft(actor)) return actor
    const { member } = actor.right
    return member.role === 'key' || !mayDo(member.role, 'account:write')
      ? left(notAllowed)
      : right({ ...actor.right, member })
  }
}
