import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { SocialVerifier } from '../../src-domain/account/social-verifier.ts'
import { type IdTokenRules, keysAt, readIdToken } from './gateway-id-token.ts'

/** https://developer.apple.com/documentation/signinwithapple/fetch-apples-public-key-for-verifying-token-signature */
export function appleKeys(origin: string | undefined, timeout: number): IdTokenRules['keys'] {
  return keysAt(`${origin ?? issuer}/auth/keys`, timeout)
}

const issuer = 'https://appleid.apple.com'

/** Apple's relay addresses are verified, too. */
export function appleVerifier(rules: Omit<IdTokenRules, 'issuers'>): SocialVerifier {
  return async ({ authToken, nonce }) => {
    const claims = await readIdToken(authToken, { ...rules, issuers: [issuer] }, { _tag: 'Shown', nonce })
    if (isLeft(claims)) return claims
    const { sub, email, email_verified: isVerified = false } = claims.right
    return right({
      subject: sub,
      isEmailVerified: isVerified && email !== undefined,
      ...(isVerified && email !== undefined ? { email } : {}),
    })
  }
}
