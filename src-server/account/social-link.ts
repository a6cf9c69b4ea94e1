import { sql } from 'kysely'
import type { SocialPlatform } from '../../src-domain/brand/social-platform.ts'
import type { Database } from '../store/database.ts'

export interface AccountTakeOver {
  readonly brandId: string
  readonly platform: SocialPlatform
  readonly subject: string
  readonly account: string
  readonly hash: string
}

/**
 * Links a social identity to the account with its email. The account's creator never proved to own that mailbox, so all
 * earlier access ends.
 */
export async function takeOverAccount(db: Database, { brandId, platform, subject, account, hash }: AccountTakeOver) {
  await db.transaction().execute(async (within) => {
    // Separate, so that the next statement sees sessions of a concurrent sign-in.
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
