import { right } from 'fp-ts/lib/Either.js'
import type { SocialAnswer } from '../../src-domain/account/social-gateway.ts'
import { socialPlatforms } from '../../src-domain/brand/social-platform.ts'
import type { Codec } from '../codec/codec.ts'
import { mapped } from '../codec/mapped.ts'
import { OneOrOtherType } from '../codec/one-or-other.ts'
import { ours } from '../codec/ours.ts'
import { oneOf, pastedLine, text, typedText, wholeNumber } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { signedIn } from './patron.ts'

/**
 * ACCT-33. Back ends that cannot read the token use `userId`, `userEmail` and `userFullname`. Our additions: `nonce`,
 * whose base64url SHA-256 was sent to the platform, and `redirectUri`. With `redirectUri`, `authToken` is a Google
 * authorization code to exchange with that URI.
 */
export const socialSignIn = shape('a social sign-in', {
  required: { authToken: typedText(8_192), type: oneOf('a social platform', socialPlatforms) },
  optional: {
    authData: shape('what a platform told the page', {
      required: {},
      optional: {
        userId: typedText(256),
        userEmail: pastedLine(254),
        userFullname: typedText(200),
        nonce: ours(typedText(256)),
        redirectUri: ours(typedText(256)),
      },
    }),
  },
})

const session: Codec<Extract<SocialAnswer, { readonly _tag: 'SignedIn' }>> = mapped(
  'a signed-in patron',
  signedIn,
  (one) => right({ _tag: 'SignedIn', session: one }),
  (answer: Extract<SocialAnswer, { readonly _tag: 'SignedIn' }>) => answer.session,
)

const stranger: Codec<Extract<SocialAnswer, { readonly _tag: 'Stranger' }>> = mapped(
  'a person without an account',
  shape('a person without an account', {
    required: { externalUserId: text },
    optional: { email: text, firstName: text, lastName: text, step: wholeNumber(0, 100) },
  }),
  (one) => right({ _tag: 'Stranger', stranger: one }),
  (answer: Extract<SocialAnswer, { readonly _tag: 'Stranger' }>) => answer.stranger,
)

/** API-17: returns a session if the person has an account. */
export const socialAnswer: Codec<SocialAnswer> = new OneOrOtherType(session, stranger, (answer) =>
  answer._tag === 'SignedIn' ? session.encode(answer) : stranger.encode(answer),
)
