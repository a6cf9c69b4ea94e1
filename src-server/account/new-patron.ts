import { randomBytes } from 'node:crypto'
import type { SignUpForm } from '../../src-domain/account/account-forms.ts'
import type { AccountType, Patron } from '../../src-domain/account/patron.ts'

export function newPatron(account: Omit<SignUpForm, 'password'>, type: AccountType): Omit<Patron, 'card'> {
  return {
    id: `pat_${randomBytes(16).toString('base64url')}`,
    email: account.email.trim(),
    phone: { value: account.phone.trim(), isVerified: false },
    firstName: oneLine(account.firstName),
    lastName: oneLine(account.lastName),
    isEmployee: false,
    isMigrating: false,
    type,
    addresses: [],
  }
}

export function oneLine(name: string): string {
  return name.trim().replace(/\s+/g, ' ')
}
