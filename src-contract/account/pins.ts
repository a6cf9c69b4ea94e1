import { longestCode } from '../../src-domain/account/account-forms.ts'
import { longestEmail } from '../../src-domain/account/email-address.ts'
import { longestPhone } from '../../src-domain/account/phone-problem.ts'
import type { Codec } from '../codec/codec.ts'
import { ours } from '../codec/ours.ts'
import { pastedLine, typedText, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { userToken } from '../human/human-check.ts'
import { proof } from './proof.ts'

/** Code of a 403: repeat the change with the code sent to the new email. */
export const emailCodeDue = 'email_code_due'

const pinCode = pastedLine(longestCode)
/** Token of the bot check that a 403 demands. */
const person = { userToken: ours(userToken) }

/** Needs no authentication. */
export const accountName = shape('an account to look up', {
  required: { account: pastedLine(longestEmail) },
  optional: person,
})

/** API-15: the server has no password of a migrating account (ACCT-18). */
export const accountFound = shape('an account that is there', { required: { isValid: yesNo, isMigrating: yesNo } })

/** API-21: an email or a phone (ACCT-57). */
export const signInPin = shape('a PIN to sign in', {
  required: { account: pastedLine(longestEmail) },
  optional: person,
})

/** API-22, ACCT-32: for the signed-in patron. */
export const phonePin = shape('a PIN for a phone', {
  required: { phone: pastedLine(longestPhone) },
  optional: { ...person, proof: ours(proof) },
})

export interface PinShown {
  readonly pinCode: string
  readonly email?: string
  readonly phone?: string
}

/** API-23: exactly one of email and phone. */
export const pinShown: Codec<PinShown> = shape('a PIN', {
  required: { pinCode },
  optional: { email: pastedLine(longestEmail), phone: pastedLine(longestPhone) },
})

/** API-24: a password token (ACCT-38), or the phone. */
export const pinVerified = shape('a verified PIN', {
  required: {},
  optional: { token: typedText(512), phone: pastedLine(longestPhone) },
})
