import { sql } from 'kysely'
import type { SocialPlatform } from '../../src-domain/brand/social-platform.ts'
import type { Database } from '../store/database.ts'

export interface TakenOver {
  readonly brandId: string
  readonly platform: SocialPlatform
  readonly subject: string
  /** The e-mail that the platform vouches for. */
  readonly account: string
  /** Of a password that nobody knows. */
  readonly hash: string
}

/**
 * Links a person of a platform with the account of their e-mail. We never saw that whoever opened it had that mailbox: it
 * may have been opened for this moment by somebody else. So all that opened it until now opens it no more: its password,
 * its sessions, what could set a new one, and a phone.
 */
export async function takeOverAccount(db: Database, { brandId, platform, subject, account, hash }: TakenOver) {
  await db.transaction().execute(async (within) => {
    // First alone: the next statement sees every session that a sign-in under way has written, and none comes after it.
    await sql`
      select 1 from patrons where brand_id = ${brandId} and account = ${account} for no key update`.execute(within)
    await sql`
      with linked as (
        insert into social_identities (brand_id, platform, subject, patron_id)
        select brand_id, ${platform}, ${subject}, id from patrons
        where brand_id = ${brandId} and account = ${account}
        on conflict do nothing
        returning patron_id
      ), before as (
        select p.id, p.verified_phone from patrons p join linked on p.id = linked.patron_id
        where p.brand_id = ${brandId}
      ), changed as (
        update patrons p set password_hash = ${hash}, verified_phone = null,
          profile = case when p.profile ? 'phone'
            then jsonb_set(p.profile, '{phone,isVerified}', 'false') else p.profile end
        from before where p.brand_id = ${brandId} and p.id = before.id
      ), ended as (
        delete from sessions s using before where s.brand_id = ${brandId} and s.patron_id = before.id
      ), others as (
        delete from password_tokens t using before where t.brand_id = ${brandId} and t.patron_id = before.id
      )
      delete from pins using before
      where pins.brand_id = ${brandId} and pins.account in (${account}, before.verified_phone)`.execute(within)
  })
}
