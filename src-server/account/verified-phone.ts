import { sql } from 'kysely'
import type { Database } from '../store/database.ts'

export interface PhoneVerification {
  readonly brandId: string
  readonly patronId: string
  readonly typed: string
  readonly dialled: string
  readonly noticeIn?: string | undefined
}

/** Other accounts lose the number, because numbers are reassigned. */
export async function keepVerifiedPhone(db: Database, phone: PhoneVerification): Promise<void> {
  const { brandId, patronId, typed, dialled, noticeIn } = phone
  const profile = JSON.stringify({ phone: { value: typed, isVerified: true } })
  await db.transaction().execute(async (within) => {
    await sql`
      update patrons set verified_phone = null
      where brand_id = ${brandId} and verified_phone = ${dialled} and id <> ${patronId}`.execute(within)
    await sql`
      update patrons set verified_phone = ${dialled}, profile = profile || ${profile}::jsonb
      where brand_id = ${brandId} and id = ${patronId}`.execute(within)
    if (noticeIn === undefined) return
    await sql`
      insert into jobs (brand_id, kind, subject, payload)
      select brand_id, 'email-notice', id,
        jsonb_build_object('to', account, 'language', ${noticeIn}::text, 'what', 'phone')
      from patrons where brand_id = ${brandId} and id = ${patronId}`.execute(within)
  })
}
