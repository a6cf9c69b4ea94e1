import { sql } from 'kysely'
import type { Database } from '../store/database.ts'

export interface ShownPhone {
  readonly brandId: string
  readonly patronId: string
  /** As the patron wrote it. */
  readonly typed: string
  /** As it is dialled. */
  readonly dialled: string
  /** The notice about a changed phone; undefined if none is due. */
  readonly noticeIn?: string | undefined
}

/**
 * Writes down that a patron has shown to have a phone. Whoever showed the same one before signs in by it no more: a number
 * is given to somebody else when its owner has left it.
 */
export async function keepVerifiedPhone(db: Database, phone: ShownPhone): Promise<void> {
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
