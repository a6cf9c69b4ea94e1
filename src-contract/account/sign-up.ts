import { longestAccountName, longestCode } from '../../src-domain/account/account-forms.ts'
import { longestEmail } from '../../src-domain/account/email-address.ts'
import type { AccountType } from '../../src-domain/account/patron.ts'
import { longestPhone } from '../../src-domain/account/phone-problem.ts'
import type { Codec } from '../codec/codec.ts'
import { ours } from '../codec/ours.ts'
import { oneOf, pastedLine, typedText } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { userToken } from '../human/human-check.ts'
import { password } from './patron.ts'
import { proof } from './proof.ts'

const accountType: Codec<AccountType> = oneOf('a kind of account', ['email', 'google', 'facebook', 'apple'])

/** A social sign-up has no password (ACCT-29, ACCT-30). */
export const signUp = shape('a sign-up', {
  required: {
    firstName: typedText(longestAccountName),
    lastName: typedText(longestAccountName),
    email: pastedLine(longestEmail),
    phone: pastedLine(longestPhone),
    type: accountType,
  },
  // `userToken`: bot-check token that a 403 demands. `orderToken`: a guest order to join the account.
  optional: {
    password,
    externalUserId: typedText(256),
    userToken: ours(userToken),
    orderToken: ours(typedText(64)),
  },
})

/** Code of a 409. */
export const emailTaken = 'email_taken'
/** Code of a 400. */
export const weakPassword = 'weak_password'

/** API-18 sends a code. */
export const forgotPassword = shape('a forgotten password', {
  required: { email: pastedLine(longestEmail) },
  optional: { userToken: ours(userToken) },
})

/**
 * API-19: a password alone, or names and email. A new email needs its code (`email_code_due`). A 403 `prove_again`
 * demands `proof`.
 */
export const changedPatron = shape('changes of a patron', {
  required: {},
  optional: {
    password,
    email: pastedLine(longestEmail),
    firstName: typedText(longestAccountName),
    lastName: typedText(longestAccountName),
    pinCode: ours(pastedLine(longestCode)),
    proof: ours(proof),
  },
})
