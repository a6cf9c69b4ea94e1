import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { makeInvitation } from './team-rows.ts'

/**
 * For a member who lost phone and recovery codes: ends all sessions, removes the second factor, and returns the only
 * copy of a token that sets a new password once. Undefined for an unknown email.
 */
export async function rescueStaff(
  db: Database,
  { brandId, email }: { readonly brandId: string; readonly email: string },
  now: Instant,
): Promise<string | undefined> {
  return db.transaction().execute(async (within) => {
    const found = sql`
      select brand_id, id, email from staff
      where brand_id = ${brandId} and email = ${email.trim().toLowerCase()} and role <> 'device'`
    const made = await makeInvitation(within, found, { memberId: '', network: '' }, 'team:rescued', now)
    if (made === undefined) return undefined
    const of = { brand_id: brandId, member_id: made.memberId }
    for (const table of ['staff_sessions', 'staff_second_factors'] as const)
      await within.deleteFrom(table).where('brand_id', '=', of.brand_id).where('member_id', '=', of.member_id).execute()
    return made.token
  })
}
