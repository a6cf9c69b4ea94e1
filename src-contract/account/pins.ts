import { longestCode } from '../../src-domain/account/account-forms.ts'
import { longestEmail } from '../../src-domain/account/email-address.ts'
import { longestPhone } from '../../src-domain/account/phone-problem.ts'
import type { Codec } from '../codec/codec.ts'
import { ours } from '../codec/ours.ts'
import { pastedLine, typedText, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { userToken } from '../human/human-check.ts'
import { proof } from './proof.ts'

/** The code of the 403 that says that a code went to a new e-mail address and has to come back with it. */
export const emailCodeDue = 'email_code_due'

const pinCode = pastedLine(longestCode)
/** Shows that a person asks, where 403 asked for it. */
const person = { userToken: ours(userToken) }

/** What is asked of an account before anybody has shown to own it (API-15). */
export const accountName = shape('an account to look up', {
  required: { account: pastedLine(longestEmail) },
  optional: person,
})

/** API-15: whether it moves here from another system, whose passwords nobody knows (ACCT-18). */
export const accountFound = shape('an account that is there', { required: { isValid: yesNo, isMigrating: yesNo } })

/** API-21: an e-mail or a phone (ACCT-57). */
export const signInPin = shape('a PIN to sign in', {
  required: { account: pastedLine(longestEmail) },
  optional: person,
})

/** Of whoever is signed in (API-22, ACCT-32). */
export const phonePin = shape('a PIN for a phone', {
  required: { phone: pastedLine(longestPhone) },
  optional: { ...person, proof: ours(proof) },
})

export interface PinShown {
  readonly pinCode: string
  readonly email?: string
  readonly phone?: string
}

/** API-23, API-24: of an e-mail or of a phone, by its name; both or neither is refused. */
export const pinShown: Codec<PinShown> = shape('a PIN', {
  required: { pinCode },
  optional: { email: pastedLine(longestEmail), phone: pastedLine(longestPhone) },
})

/** API-24: of an e-mail what sets one password (ACCT-38), of a phone that phone. */
export const pinVerified = shape('a verified PIN', {
  required: {},
  optional: { token: typedText(512), phone: pastedLine(longestPhone) },
})
