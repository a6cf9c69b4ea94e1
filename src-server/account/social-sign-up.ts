import { randomBytes } from 'node:crypto'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import type { SignedIn } from './accounts-facade.ts'
import { guestOrderJoins } from './guest-order.ts'
import { newPatron } from './new-patron.ts'
import type { NewSocialAccount, SocialSignUpRefusal } from './new-social-account.ts'
import { hashedToken, newToken } from './session-tokens.ts'
import type { SocialSignInNeeds } from './social-sign-in.ts'
import type { BrandPlatform } from './social-verifier.ts'

/** The patron can replace the random password by PIN. */
export function socialSignUp({ db, clock, passwords, patrons }: SocialSignInNeeds) {
  return async (
    { brandId, platform }: BrandPlatform,
    account: NewSocialAccount,
  ): Promise<Either<SocialSignUpRefusal, SignedIn>> => {
    const email = account.email.trim()
    const profile = newPatron(account, platform)
    const [{ id }, token] = [profile, newToken()]
    const hash = await passwords.hash(randomBytes(32).toString('base64url'))
    const at = sql`${new Date(clock.now()).toISOString()}::timestamptz`
    const { rows } = await sql<{ proven: boolean; added: boolean }>`
        with proof as (
          select token_hash, subject from social_proofs
          where token_hash = ${hashedToken(account.externalUserId)} and brand_id = ${brandId}
            and platform = ${platform} and until > ${at} and (email is null or lower(email) = ${email.toLowerCase()})
            and not exists (
              select from social_identities s
              where s.brand_id = ${brandId} and s.platform = ${platform} and s.subject = social_proofs.subject)
        ), added as (
          insert into patrons (brand_id, id, account, password_hash, must_set_password, profile, credit, credit_held)
          select ${brandId}, ${id}, ${email.toLowerCase()}, ${hash}, false, ${JSON.stringify(profile)}::jsonb, 0, 0
          from proof
          on conflict (brand_id, account) do nothing
          returning id
        ), named as (
          insert into social_identities (brand_id, platform, subject, patron_id)
          select ${brandId}, ${platform}, proof.subject, added.id from added, proof
        ), spent as (
          delete from social_proofs p using proof, added where p.token_hash = proof.token_hash
        ), ${guestOrderJoins(brandId, email, account.orderToken)}, opened as (
          insert into sessions (token_hash, brand_id, patron_id, created_at, seen_at)
          select ${hashedToken(token)}, ${brandId}, id, ${at}, ${at} from added
        )
        select exists (select from proof) as proven, exists (select from added) as added`.execute(db)
    const [seen] = rows
    if (seen?.added === true) return right({ patron: await patrons.by(brandId, id), token })
    return left({ _tag: seen?.proven === true ? 'EmailTaken' : 'NotProven' })
  }
}
