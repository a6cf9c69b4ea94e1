import { createHash } from 'node:crypto'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { also } from '../../src-contract/codec/also.ts'
import { mapped } from '../../src-contract/codec/mapped.ts'
import { oneOf, text, yesNo } from '../../src-contract/codec/plain.ts'
import { shape } from '../../src-contract/codec/shape.ts'
import type { NotVerified } from '../../src-domain/account/social-verifier.ts'
import type { Clock } from '../../src-domain/time/clock.ts'

/** What tells whose an ID token is and for whom it was made. */
export interface IdTokenRules {
  /** The names under which the platform writes tokens. */
  readonly issuers: readonly string[]
  /** Of the brand's own application. */
  readonly clientId: string
  readonly keys: JWTVerifyGetKey
  readonly clock: Clock
}

/** `Unneeded`: the token came from the platform itself, for a code that is good once. */
export type NonceRule = { readonly _tag: 'Unneeded' } | { readonly _tag: 'Shown'; readonly nonce: string | undefined }

/**
 * Reads an ID token that its platform has signed for this brand a moment ago, as the page asked for it. One algorithm:
 * both platforms sign by it, and a token that chooses its own may choose none.
 */
export async function readIdToken(
  token: string,
  { issuers, clientId, keys, clock }: IdTokenRules,
  nonce: NonceRule,
): Promise<Either<NotVerified, IdTokenClaims>> {
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
    return isAsked(payload, nonce) ? claimsOf(payload) : notGenuine
  } catch (reason) {
    return isAway(reason) ? left({ _tag: 'Away' }) : notGenuine
  }
}

/** The keys that a platform signs with: kept for a while, and asked for anew when a token names one that is not among them. */
export function keysAt(address: string, timeout: number): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(address), {
    timeoutDuration: timeout,
    cacheMaxAge: keysAreKept,
    cooldownDuration: betweenFetches,
  })
}

/** Milliseconds. */
const keysAreKept = 10 * 60_000
/** Milliseconds: whoever names unknown keys makes us ask no more often than this. */
const betweenFetches = 30_000
/** Seconds: a token comes here at once, so an older one was kept by somebody. */
const longestAge = 10 * 60
/** Seconds between two clocks. */
const clockTolerance = 60

const notGenuine = left<NotVerified>({ _tag: 'NotGenuine' })

/** Apple writes it as a word too. */
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
  // Of one application: a token for several says by whom it may be shown in a claim that we do not know.
  required: { sub: text, aud: text },
  optional: { email: text, email_verified: isTrue, hd: text, given_name: text, family_name: text },
})

export type IdTokenClaims = t.TypeOf<typeof claims>

function claimsOf(payload: JWTPayload): Either<NotVerified, IdTokenClaims> {
  const seen = claims.decode(payload)
  return isLeft(seen) || seen.right.sub === '' ? notGenuine : seen
}

/** The page kept the secret to itself: whoever finds a token elsewhere cannot show what its nonce is the hash of. */
function isAsked(payload: JWTPayload, rule: NonceRule): boolean {
  if (rule._tag === 'Unneeded') return true
  if (rule.nonce === undefined) return false
  return payload['nonce'] === createHash('sha256').update(rule.nonce).digest('base64url')
}

/** The keys could not be had; whatever else is wrong is wrong with the token. */
function isAway(reason: unknown): boolean {
  if (!(reason instanceof errors.JOSEError)) return true
  return (
    reason instanceof errors.JWKSTimeout ||
    reason instanceof errors.JWKSInvalid ||
    reason.code === errors.JOSEError.code
  )
}
