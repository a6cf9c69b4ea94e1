import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import type { BreachedPasswords } from '../../src-domain/account/breached-passwords.ts'
import type { Patron } from '../../src-domain/account/patron.ts'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { judgePassword } from './judge-password.ts'
import type { Passwords } from './password.ts'
import { pinLife } from './pin-codes.ts'
import { hashedToken, newToken } from './session-tokens.ts'
import type { PasswordTooWeak } from './sign-up.ts'
import { lockPatronByPassword, type VerifiedPassword } from './verified-password.ts'

export type SetPasswordRefusal =
  /** The token is neither a session nor a password token. */
  { readonly _tag: 'NoAuthority' } | PasswordTooWeak

export interface NewPasswordNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly passwords: Passwords
  readonly breached?: BreachedPasswords | undefined
  readonly brandName: string
  readonly patronOf: (brandId: string, token: string) => Promise<{ readonly id: string } | undefined>
  readonly isOwnerTold: boolean
}

/** Takes a session or a password token. Ends all other access and notifies the owner. Returns the patron's id. */
export function setPassword({ db, clock, passwords, breached, brandName, patronOf, isOwnerTold }: NewPasswordNeeds) {
  return async (
    brandId: string,
    token: string,
    password: string,
    language: string,
  ): Promise<Either<SetPasswordRefusal, string>> => {
    const [shown, now] = [hashedToken(token), new Date(clock.now()).toISOString()]
    const bearer = await db
      .selectFrom('password_tokens')
      .select('patron_id')
      .where('brand_id', '=', brandId)
      .where('token_hash', '=', shown)
      .where(sql<boolean>`until > ${now}::timestamptz`)
      .executeTakeFirst()
    const inSession = bearer === undefined ? await patronOf(brandId, token) : undefined
    const patronId = bearer?.patron_id ?? inSession?.id
    if (patronId === undefined) return left({ _tag: 'NoAuthority' })
    const row = await db
      .selectFrom('patrons')
      .select(['account', 'profile'])
      .where('brand_id', '=', brandId)
      .where('id', '=', patronId)
      .executeTakeFirstOrThrow()
    const why = await judgePassword(breached, password, { ...aboutPatron(row), brandName })
    if (why !== undefined) return left({ _tag: 'WeakPassword', why })
    const hash = await passwords.hash(password)
    const { rows } = await db.transaction().execute(async (within) => {
      // Separate, so that the next statement sees sessions of a concurrent sign-in.
      await sql`
        select 1 from patrons where brand_id = ${brandId} and id = ${patronId} for no key update`.execute(within)
      return sql`
        with spent as (
          delete from password_tokens
          where brand_id = ${brandId} and token_hash = ${shown} and until > ${now}::timestamptz
          returning patron_id
        ), owner as (
          select patron_id from spent
          union select patron_id from sessions where brand_id = ${brandId} and token_hash = ${shown}
        ), changed as (
          update patrons p set password_hash = ${hash}, must_set_password = false,
            profile = p.profile || '{"isMigrating": false}'::jsonb
          from owner where p.brand_id = ${brandId} and p.id = owner.patron_id
          returning p.id, p.account, p.verified_phone
        ), ended as (
          delete from sessions s using changed
          where s.brand_id = ${brandId} and s.patron_id = changed.id and s.token_hash <> ${shown}
        ), others as (
          delete from password_tokens t using changed
          where t.brand_id = ${brandId} and t.patron_id = changed.id and t.token_hash <> ${shown}
        ), pinned as (
          delete from pins using changed
          where pins.brand_id = ${brandId} and pins.account in (changed.account, changed.verified_phone)
        ), told as (
          insert into jobs (brand_id, kind, subject, payload)
          select ${brandId}, 'email-notice', id,
            jsonb_build_object('to', account, 'language', ${language}::text, 'what', 'password')
          from changed where ${isOwnerTold}
        )
        select id from changed`.execute(within)
    })
    return rows.length === 0 ? left({ _tag: 'NoAuthority' }) : right(patronId)
  }
}

function aboutPatron({ account, profile }: { readonly account: string; readonly profile: Omit<Patron, 'card'> }) {
  const { firstName, lastName, phone } = profile
  return { email: account, firstName, lastName, ...(phone === undefined ? {} : { phone: phone.value }) }
}

/** A password token for a right password that must be changed (wire row 9); undefined if it was changed meanwhile. */
export async function dueToken(db: Database, shown: VerifiedPassword, now: Instant): Promise<string | undefined> {
  const token = newToken()
  const until = new Date(now + pinLife).toISOString()
  const { rows } = await sql`
    insert into password_tokens (token_hash, brand_id, patron_id, until)
    select ${hashedToken(token)}, p.brand_id, p.id, ${until}::timestamptz ${lockPatronByPassword(shown)}
    returning 1`.execute(db)
  return rows.length === 0 ? undefined : token
}
