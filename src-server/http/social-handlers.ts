import { isLeft } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { socialSignIn } from '../../src-contract/account/social.ts'
import { routes } from '../../src-contract/routes.ts'
import type { SocialCredentials } from '../../src-domain/account/social-verifier.ts'
import type { SocialRefusal } from '../account/accounts-facade.ts'
import type { OrderServer } from '../order-server.ts'
import { refusal, tooMany, unavailableText } from './refusal-answer.ts'
import { answer, ok, serve } from './serve.ts'

/** One message for every invalid token, so that a forger learns nothing. */
const notVerified = refusal(401, 'social_not_verified', 'Signing in did not work. Please try again.')
const notOffered = refusal(400, 'social_not_offered', "This way to sign in isn't available here.")
const socialUnavailable = refusal(503, 'social_unavailable', unavailableText, 5)

type SocialNeeds = Pick<OrderServer, 'accounts' | 'limits' | 'devices'>

/** API-17: social sign-in. */
export function socialHandlers({ accounts, limits, devices }: SocialNeeds) {
  return {
    socialSignIn: serve(routes.socialSignIn, async ({ caller: { brandId }, network, device, body }) => {
      const share = { limit: 'signInByAddress', of: network } as const
      const consumed = await limits.consume(share)
      if (consumed._tag === 'Past') return tooMany(consumed.seconds)
      const result = await accounts.signInSocially({ brandId, platform: body.type }, credentialsIn(body))
      if (isLeft(result)) {
        if (result.left._tag === 'Away' || result.left._tag === 'PasswordUpdateDue') await limits.forgive(share)
        return refused(result.left)
      }
      await limits.forgive(share)
      if (result.right._tag === 'Stranger') {
        const { _tag, ...stranger } = result.right
        return ok({ _tag, stranger })
      }
      const { email } = result.right.session.patron
      if (email === undefined) return ok(result.right)
      return { ...ok(result.right), device: devices.afterSignIn(device, { brandId, account: email.toLowerCase() }) }
    }),
  }
}

function credentialsIn({ authToken, authData = {} }: t.TypeOf<typeof socialSignIn>): SocialCredentials {
  const { nonce, redirectUri } = authData
  return {
    authToken,
    ...(nonce === undefined ? {} : { nonce }),
    ...(redirectUri === undefined ? {} : { redirectUri }),
  }
}

function refused(why: SocialRefusal) {
  switch (why._tag) {
    case 'NotGenuine':
      return notVerified
    case 'NotOffered':
      return notOffered
    case 'Away':
      return socialUnavailable
    case 'PasswordUpdateDue': {
      const { email, token } = why
      return answer(422, { message: 'Please set a new password.', code: 'password_update_due', email, token })
    }
  }
}
