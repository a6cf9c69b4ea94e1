import { createHash } from 'node:crypto'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { also } from '../../src-contract/codec/also.ts'
import { mapped } from '../../src-contract/codec/mapped.ts'
import { oneOf, text, yesNo } from '../../src-contract/codec/plain.ts'
import { shape } from '../../src-contract/codec/shape.ts'
import type { SocialNotVerified } from '../../src-domain/account/social-verifier.ts'
import type { Clock } from '../../src-domain/time/clock.ts'

export interface IdTokenRules {
  readonly issuers: readonly string[]
  readonly clientId: string
  readonly keys: JWTVerifyGetKey
  readonly clock: Clock
}

/** `Unneeded`: the platform sent the token in exchange for a single-use code. */
export type NonceRule = { readonly _tag: 'Unneeded' } | { readonly _tag: 'Shown'; readonly nonce: string | undefined }

/**
 * Accepts a recent token that the platform signed for this brand and this page's request. Allows one algorithm,
 * because a token that chooses its own may choose `none`.
 */
export async function readIdToken(
  token: string,
  { issuers, clientId, keys, clock }: IdTokenRules,
  nonce: NonceRule,
): Promise<Either<SocialNotVerified, IdTokenClaims>> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: [...issuers],
      audience: clientId,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'sub'],
      maxTokenAge: longestAge,
      clockTolerance,
      currentDate: new Date(clock.now()),
    })
    return hasExpectedNonce(payload, nonce) ? claimsOf(payload) : notGenuine
  } catch (reason) {
    return isServiceDown(reason) ? left({ _tag: 'Away' }) : notGenuine
  }
}

/** Cached; fetched again for an unknown key id. */
export function keysAt(address: string, timeout: number): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(address), {
    timeoutDuration: timeout,
    cacheMaxAge: keyCacheLife,
    cooldownDuration: fetchInterval,
  })
}

/** Milliseconds. */
const keyCacheLife = 10 * 60_000
/** Milliseconds between fetches for unknown key ids. */
const fetchInterval = 30_000
/** Seconds. An older token may be stolen. */
const longestAge = 10 * 60
/** Seconds. */
const clockTolerance = 60

const notGenuine = left<SocialNotVerified>({ _tag: 'NotGenuine' })

/** Apple may send the boolean as a string. */
const isTrue = also(
  yesNo,
  mapped(
    'a yes or no',
    oneOf('a yes or no', ['true', 'false']),
    (word) => right(word === 'true'),
    (yes) => (yes ? 'true' : 'false'),
  ),
)

const claims = shape('the claims of an ID token', {
  // Several audiences need a claim that we do not check.
  required: { sub: text, aud: text },
  optional: { email: text, email_verified: isTrue, hd: text, given_name: text, family_name: text },
})

export type IdTokenClaims = t.TypeOf<typeof claims>

function claimsOf(payload: JWTPayload): Either<SocialNotVerified, IdTokenClaims> {
  const seen = claims.decode(payload)
  return isLeft(seen) || seen.right.sub === '' ? notGenuine : seen
}

/** Without the page's secret a stolen token is useless. */
function hasExpectedNonce(payload: JWTPayload, rule: NonceRule): boolean {
  if (rule._tag === 'Unneeded') return true
  if (rule.nonce === undefined) return false
  return payload['nonce'] === createHash('sha256').update(rule.nonce).digest('base64url')
}

/** Whether the platform is unavailable. Any other error means an invalid token. */
function isServiceDown(reason: unknown): boolean {
  if (!(reason instanceof errors.JOSEError)) return true
  return (
    reason instanceof errors.JWKSTimeout ||
    reason instanceof errors.JWKSInvalid ||
    reason.code === errors.JOSEError.code
  )
}
