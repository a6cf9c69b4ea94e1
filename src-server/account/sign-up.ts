import { randomBytes } from 'node:crypto'
import type { SignUpForm } from '../../src-domain/account/account-forms.ts'
import type { Patron } from '../../src-domain/account/patron.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { hashPassword } from './password.ts'
import { beginSession } from './session-tokens.ts'
import { type Weakness, weaknessOf } from './weak-password.ts'

/** A sign-up with a password; every field was judged already. */
export type NewAccount = Required<SignUpForm>

export interface PasswordTooWeak {
  readonly _tag: 'WeakPassword'
  readonly why: Weakness
}

export type SignUpResult =
  | { readonly _tag: 'SignedUp'; readonly patronId: string; readonly token: string }
  | { readonly _tag: 'EmailTaken' }
  | PasswordTooWeak

/**
 * A new patron of the brand with a first session (API-16). The password is hashed before anybody looks whether the
 * e-mail is taken, so that a refusal takes as long as an account.
 */
export const signUp =
  ({ db, clock, brandName }: { readonly db: Database; readonly clock: Clock; readonly brandName: string }) =>
  async (brandId: string, account: NewAccount): Promise<SignUpResult> => {
    const email = account.email.trim()
    const why = weaknessOf(account.password, { ...account, email, brandName })
    if (why !== undefined) return { _tag: 'WeakPassword', why }
    const id = `pat_${randomBytes(16).toString('base64url')}`
    const profile: Omit<Patron, 'card'> = {
      id,
      email,
      phone: { value: account.phone.trim(), isVerified: false },
      firstName: oneLine(account.firstName),
      lastName: oneLine(account.lastName),
      // What a form may not say of itself.
      isEmployee: false,
      isMigrating: false,
      type: 'email',
      addresses: [],
    }
    const added = await db
      .insertInto('patrons')
      .values({
        brand_id: brandId,
        id,
        account: email.toLowerCase(),
        password_hash: await hashPassword(account.password),
        must_set_password: false,
        profile: JSON.stringify(profile),
        credit: 0,
        credit_held: 0,
      })
      .onConflict((conflict) => conflict.columns(['brand_id', 'account']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added === undefined) return { _tag: 'EmailTaken' }
    return { _tag: 'SignedUp', patronId: id, token: await beginSession(db, brandId, id, clock.now()) }
  }

const oneLine = (name: string): string => name.trim().replace(/\s+/g, ' ')
