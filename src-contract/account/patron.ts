import { left, right } from 'fp-ts/lib/Either.js'
import { longestPassword } from '../../src-domain/account/account-forms.ts'
import { longestEmail } from '../../src-domain/account/email-address.ts'
import type { AccountType, Patron } from '../../src-domain/account/patron.ts'
import type { SignedIn } from '../../src-domain/account/patron-gateway.ts'
import { address } from '../address/address.ts'
import { card } from '../card/card.ts'
import { also } from '../codec/also.ts'
import type { Codec } from '../codec/codec.ts'
import { type LeftOut, list, unreported } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { ours } from '../codec/ours.ts'
import { isStorable, oneOf, pastedLine, text, yesNo } from '../codec/plain.ts'
import { refined } from '../codec/refined.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { userToken } from '../human/human-check.ts'

const email = also(
  mapped(
    'an e-mail',
    shape('an e-mail', { required: { value: text } }),
    ({ value }) => right(value),
    (value) => ({ value }),
  ),
  text,
)

const ordinary: AccountType = 'email'

/** Leaves out unreadable entries (ACCT-03). */
export function patronReporting(leftOut: LeftOut): Codec<Patron> {
  return shape('a patron', patronWire(leftOut))
}

/** Token and patron share one object (API-14). */
export function signedInReporting(leftOut: LeftOut): Codec<SignedIn> {
  const wire = patronWire(leftOut)
  return mapped(
    'a signed-in patron',
    shape('a signed-in patron', { ...wire, optional: { ...wire.optional, token: text } }),
    ({ token, ...patron }) => (token === undefined ? left('without a token') : right({ patron, token })),
    ({ patron, token }) => ({ ...patron, token }),
  )
}

export const patron: Codec<Patron> = patronReporting(unreported)
export const signedIn: Codec<SignedIn> = signedInReporting(unreported)

/** Code of a 403: sign-in requires a bot check. */
export const humanCheckDue = 'human_check_due'

/** Hashing is expensive, so the length is bounded. */
export const password = refined(
  'a password',
  text,
  (word) => word.length >= 1 && word.length <= longestPassword && isStorable(word),
  `not a password of 1 to ${longestPassword} characters`,
  {
    minLength: 1,
    maxLength: longestPassword,
  },
)

export const signIn = shape('a sign-in', {
  required: { account: pastedLine(longestEmail), password },
  // Token of the bot check that a 403 demands.
  optional: { userToken: ours(userToken) },
})

/** ACCT-26, wire row 9. */
export const passwordDue = shape('a password update due', {
  required: { message: text, code: text, email: text, token: text },
})

function patronWire(leftOut: LeftOut) {
  return {
    required: {
      id: text,
      firstName: withFallback(text, ''),
      lastName: withFallback(text, ''),
      isMigrating: withFallback(yesNo, false),
      isEmployee: withFallback(yesNo, false),
      type: withFallback(oneOf('a kind of account', ['email', 'google', 'facebook', 'apple']), ordinary),
      addresses: withFallback(list(address, { leftOut }), []),
    },
    optional: {
      email,
      phone: shape('a phone', {
        required: { value: text, isVerified: withFallback(yesNo, false) },
        optional: { isVerifiable: ours(yesNo), displayed: ours(text) },
      }),
      userIdApple: text,
    },
    orNull: { card },
  }
}
