import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { text } from '../../src-contract/codec/plain.ts'
import { shape } from '../../src-contract/codec/shape.ts'
import type { SocialNotVerified, SocialPerson, SocialVerifier } from '../../src-domain/account/social-verifier.ts'
import { type IdTokenClaims, type IdTokenRules, keysAt, readIdToken } from './gateway-id-token.ts'

export interface GoogleNeeds extends Omit<IdTokenRules, 'issuers'> {
  readonly clientSecret: string
  /** Milliseconds. */
  readonly timeout: number
  /** For tests. */
  readonly origin: string | undefined
}

/** https://developers.google.com/identity/openid-connect/openid-connect#discovery */
export function googleKeys(origin: string | undefined, timeout: number): IdTokenRules['keys'] {
  return keysAt(`${origin ?? 'https://www.googleapis.com'}/oauth2/v3/certs`, timeout)
}

/**
 * Takes the popup's code, or an ID token from the brand's own app. A code is single-use and bound to the brand's
 * secret, so only a token needs a nonce.
 */
export function googleVerifier(needs: GoogleNeeds): SocialVerifier {
  const rules = { ...needs, issuers: ['https://accounts.google.com', 'accounts.google.com'] }
  return async ({ authToken, nonce, redirectUri }) => {
    if (redirectUri === undefined) return personOf(await readIdToken(authToken, rules, { _tag: 'Shown', nonce }))
    const idToken = await exchangeCode(needs, authToken, redirectUri)
    if (isLeft(idToken)) return idToken
    return personOf(await readIdToken(idToken.right, rules, { _tag: 'Unneeded' }))
  }
}

const tokenAnswer = shape('what Google gives for a code', { required: { id_token: text } })
const refused = shape('why Google gives nothing for a code', { required: { error: text } })

/** Errors in the code; any other error is our fault or Google's. */
const faultsOfCode = new Set(['invalid_grant', 'invalid_request', 'redirect_uri_mismatch'])

/** https://developers.google.com/identity/protocols/oauth2/web-server#exchange-authorization-code */
async function exchangeCode(
  { clientId, clientSecret, timeout, origin }: GoogleNeeds,
  code: string,
  redirectUri: string,
): Promise<Either<SocialNotVerified, string>> {
  try {
    const answer = await fetch(`${origin ?? 'https://oauth2.googleapis.com'}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirectUri,
      }),
      signal: AbortSignal.timeout(timeout),
    })
    const said: unknown = await answer.json()
    const tokens = tokenAnswer.decode(said)
    if (answer.ok && tokens._tag === 'Right') return right(tokens.right.id_token)
    const why = refused.decode(said)
    return left({ _tag: why._tag === 'Right' && faultsOfCode.has(why.right.error) ? 'NotGenuine' : 'Away' })
  } catch {
    return left({ _tag: 'Away' })
  }
}

/**
 * Google vouches for its own mailboxes and hosted organisations; other addresses may have new owners
 * (https://developers.google.com/identity/gsi/web/guides/verify-google-id-token).
 */
function personOf(claims: Either<SocialNotVerified, IdTokenClaims>): Either<SocialNotVerified, SocialPerson> {
  if (isLeft(claims)) return claims
  const { sub, email, email_verified: isChecked, hd, given_name: firstName, family_name: lastName } = claims.right
  const isKnown = email !== undefined && isChecked === true
  return right({
    subject: sub,
    ...(isKnown ? { email } : {}),
    isEmailVerified: isKnown && (hd !== undefined || email.toLowerCase().endsWith('@gmail.com')),
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
  })
}
