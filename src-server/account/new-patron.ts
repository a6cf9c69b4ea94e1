import { randomBytes } from 'node:crypto'
import type { SignUpForm } from '../../src-domain/account/account-forms.ts'
import type { AccountType, Patron } from '../../src-domain/account/patron.ts'

/** The profile of a new account, from validated fields. `type`: how it was created. */
export function newPatron(account: Omit<SignUpForm, 'password'>, type: AccountType): Omit<Patron, 'card'> {
  return {
    id: `pat_${randomBytes(16).toString('base64url')}`,
    email: account.email.trim(),
    phone: { value: account.phone.trim(), isVerified: false },
    firstName: oneLine(account.firstName),
    lastName: oneLine(account.lastName),
    // Never taken from a form.
    isEmployee: false,
    isMigrating: false,
    type,
    addresses: [],
  }
}

export function oneLine(name: string): string {
  return name.trim().replace(/\s+/g, ' ')
}
