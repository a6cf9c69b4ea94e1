import { longestCode } from '../../src-domain/account/account-forms.ts'
import { longestEmail } from '../../src-domain/account/email-address.ts'
import { longestPhone } from '../../src-domain/account/phone-problem.ts'
import type { Codec } from '../codec/codec.ts'
import { ours } from '../codec/ours.ts'
import { pastedLine, typedText, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { userToken } from '../human/human-check.ts'
import { proof } from './proof.ts'

/** Code of the 403 after a code was sent to a new email address; the change must be sent again with it. */
export const emailCodeDue = 'email_code_due'

const pinCode = pastedLine(longestCode)
/** The human check's token, after a 403 asked for it. */
const person = { userToken: ours(userToken) }

/** Looks up an account without authentication (API-15). */
export const accountName = shape('an account to look up', {
  required: { account: pastedLine(longestEmail) },
  optional: person,
})

/** API-15: whether the account is migrating from another system, whose passwords are unknown (ACCT-18). */
export const accountFound = shape('an account that is there', { required: { isValid: yesNo, isMigrating: yesNo } })

/** API-21: an email or a phone (ACCT-57). */
export const signInPin = shape('a PIN to sign in', {
  required: { account: pastedLine(longestEmail) },
  optional: person,
})

/** For the signed-in patron (API-22, ACCT-32). */
export const phonePin = shape('a PIN for a phone', {
  required: { phone: pastedLine(longestPhone) },
  optional: { ...person, proof: ours(proof) },
})

export interface PinShown {
  readonly pinCode: string
  readonly email?: string
  readonly phone?: string
}

/** API-23, API-24: for an email or a phone; both or neither is refused. */
export const pinShown: Codec<PinShown> = shape('a PIN', {
  required: { pinCode },
  optional: { email: pastedLine(longestEmail), phone: pastedLine(longestPhone) },
})

/** API-24: for an email a password token (ACCT-38), for a phone the phone. */
export const pinVerified = shape('a verified PIN', {
  required: {},
  optional: { token: typedText(512), phone: pastedLine(longestPhone) },
})
