import { sql } from 'kysely'
import type { Database } from '../store/database.ts'
import type { MemberName, SecondFactorSecrets } from './second-factor-row.ts'

export interface ResealedFactors {
  /** Members whose recovery codes are hashed with the second key: they end with it. */
  readonly resealed: readonly MemberName[]
  /** Second factors that no key opens. They stay as they are. */
  readonly unreadable: readonly MemberName[]
}

/** Puts the secret of every authenticator app under the first key. */
export async function resealSecondFactors(db: Database, secrets: SecondFactorSecrets): Promise<ResealedFactors> {
  const rows = await db.selectFrom('staff_second_factors').select(['brand_id', 'member_id', 'secret']).execute()
  const [resealed, unreadable]: [MemberName[], MemberName[]] = [[], []]
  for (const { brand_id: brandId, member_id: memberId, secret: before } of rows) {
    const name = { brandId, memberId }
    if (secrets.isUnderFirstKey(name, before)) continue
    const secret = secrets.open(name, before)
    if (secret === undefined) {
      unreadable.push(name)
      continue
    }
    const { rows: written } = await sql`
      update staff_second_factors set secret = ${secrets.seal(name, secret)}
      where brand_id = ${brandId} and member_id = ${memberId} and secret = ${before}
      returning 1`.execute(db)
    if (written.length > 0) resealed.push(name)
  }
  return { resealed, unreadable }
}
