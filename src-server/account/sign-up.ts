import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import type { SignUpForm } from '../../src-domain/account/account-forms.ts'
import type { BreachedPasswords } from '../../src-domain/account/breached-passwords.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { guestOrderJoins } from './guest-order.ts'
import { judgePassword } from './judge-password.ts'
import { newPatron } from './new-patron.ts'
import type { Passwords } from './password.ts'
import { hashedToken, newToken } from './session-tokens.ts'
import type { Weakness } from './weak-password.ts'

export interface NewAccount extends Required<SignUpForm> {
  readonly orderToken?: string
}

export interface PasswordTooWeak {
  readonly _tag: 'WeakPassword'
  readonly why: Weakness
}

export type SignUpRefusal = { readonly _tag: 'EmailTaken' } | PasswordTooWeak

export interface SignedUp {
  readonly patronId: string
  readonly token: string
}

export interface SignUpNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly passwords: Passwords
  readonly breached?: BreachedPasswords | undefined
  readonly brandName: string
}

/** Hashes before checking the email, so that a refusal takes as long as a success (API-16). */
export function signUp({ db, clock, passwords, breached, brandName }: SignUpNeeds) {
  return async (brandId: string, account: NewAccount): Promise<Either<SignUpRefusal, SignedUp>> => {
    const email = account.email.trim()
    const why = await judgePassword(breached, account.password, { ...account, email, brandName })
    if (why !== undefined) return left({ _tag: 'WeakPassword', why })
    const profile = newPatron(account, 'email')
    const { id } = profile
    const [hash, token] = [await passwords.hash(account.password), newToken()]
    const at = sql`${new Date(clock.now()).toISOString()}::timestamptz`
    const { rows } = await sql`
      with added as (
        insert into patrons (brand_id, id, account, password_hash, must_set_password, profile, credit, credit_held)
        values (${brandId}, ${id}, ${email.toLowerCase()}, ${hash}, false, ${JSON.stringify(profile)}::jsonb, 0, 0)
        on conflict (brand_id, account) do nothing
        returning brand_id, id
      ), ${guestOrderJoins(brandId, email, account.orderToken)}
      insert into sessions (token_hash, brand_id, patron_id, created_at, seen_at)
      select ${hashedToken(token)}, brand_id, id, ${at}, ${at} from added
      returning 1`.execute(db)
    return rows.length === 0 ? left({ _tag: 'EmailTaken' }) : right({ patronId: id, token })
  }
}
