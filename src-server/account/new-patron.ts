import { randomBytes } from 'node:crypto'
import type { SignUpForm } from '../../src-domain/account/account-forms.ts'
import type { AccountType, Patron } from '../../src-domain/account/patron.ts'

/** The profile that a new account begins with; every field was judged already. `type` is how it was opened. */
export function newPatron(account: Omit<SignUpForm, 'password'>, type: AccountType): Omit<Patron, 'card'> {
  return {
    id: `pat_${randomBytes(16).toString('base64url')}`,
    email: account.email.trim(),
    phone: { value: account.phone.trim(), isVerified: false },
    firstName: oneLine(account.firstName),
    lastName: oneLine(account.lastName),
    // What a form may not say of itself.
    isEmployee: false,
    isMigrating: false,
    type,
    addresses: [],
  }
}

/** A name as it is kept. */
export function oneLine(name: string): string {
  return name.trim().replace(/\s+/g, ' ')
}
