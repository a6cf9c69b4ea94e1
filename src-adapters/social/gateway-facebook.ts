import { createHmac } from 'node:crypto'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Codec } from '../../src-contract/codec/codec.ts'
import { finite, text, yesNo } from '../../src-contract/codec/plain.ts'
import { shape } from '../../src-contract/codec/shape.ts'
import type { SocialNotVerified, SocialVerifier } from '../../src-domain/account/social-verifier.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import { graphHost, graphVersion } from './graph.ts'

export interface FacebookNeeds {
  readonly appId: string
  readonly appSecret: string
  readonly clock: Clock
  /** Milliseconds per call; there are two. */
  readonly timeout: number
  /** For tests. */
  readonly origin: string | undefined
}

/**
 * Accepts an unexpired token of a person for our application. Facebook verifies no emails, so an email only prefills
 * the form.
 */
export function facebookVerifier({ appId, appSecret, clock, timeout, origin }: FacebookNeeds): SocialVerifier {
  const base = `${origin ?? graphHost}/${graphVersion}`
  const ask = <A>(path: 'debug_token' | 'me', query: Readonly<Record<string, string>>, codec: Codec<A>) =>
    // Errors of `debug_token` concern our own access token.
    askGraph(`${base}/${path}?${new URLSearchParams(query)}`, timeout, codec, path === 'me' ? [badToken] : [])
  return async ({ authToken }) => {
    const seen = await ask(
      'debug_token',
      { input_token: authToken, access_token: `${appId}|${appSecret}` },
      inspectedToken,
    )
    if (isLeft(seen)) return seen
    const userId = personOf(seen.right.data, appId, clock)
    if (userId === undefined) return notGenuine
    const person = await ask(
      'me',
      {
        fields: 'id,first_name,last_name,email',
        access_token: authToken,
        appsecret_proof: createHmac('sha256', appSecret).update(authToken).digest('hex'),
      },
      profile,
    )
    if (isLeft(person)) return person
    const { id, first_name: firstName, last_name: lastName, email } = person.right
    if (id !== userId) return notGenuine
    return right({
      subject: id,
      isEmailVerified: false,
      ...(email === undefined ? {} : { email }),
      ...(firstName === undefined ? {} : { firstName }),
      ...(lastName === undefined ? {} : { lastName }),
    })
  }
}

function personOf(token: Inspected, appId: string, clock: Clock): string | undefined {
  const { is_valid: isValid, app_id: madeFor, type, user_id: userId, expires_at: until = 0 } = token
  // 0: does not expire.
  const isOver = until !== 0 && until * 1_000 <= clock.now()
  return isValid && madeFor === appId && type === 'USER' && !isOver ? userId : undefined
}

/** https://developers.facebook.com/docs/graph-api/reference/debug_token */
const token = shape('what a token is', {
  required: { is_valid: yesNo },
  optional: { app_id: text, type: text, user_id: text, expires_at: finite(0, Number.MAX_SAFE_INTEGER) },
})
const inspectedToken = shape('an inspected token', { required: { data: token } })

type Inspected = t.TypeOf<typeof token>

/** https://developers.facebook.com/docs/graph-api/reference/user */
const profile = shape('a profile', {
  required: { id: text },
  optional: { first_name: text, last_name: text, email: text },
})

/** 190: invalid or expired (https://developers.facebook.com/docs/graph-api/guides/error-handling). */
const refused = shape('a refusal of the graph', {
  required: { error: shape('why', { required: { code: finite(0, 1e9) } }) },
})
const badToken = 190

const notGenuine = left<SocialNotVerified>({ _tag: 'NotGenuine' })

async function askGraph<A>(
  address: string,
  timeout: number,
  codec: Codec<A>,
  faultsOfToken: readonly number[],
): Promise<Either<SocialNotVerified, A>> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) })
    const said: unknown = await answer.json()
    const seen = codec.decode(said)
    if (answer.ok && seen._tag === 'Right') return seen
    const why = refused.decode(said)
    return why._tag === 'Right' && faultsOfToken.includes(why.right.error.code) ? notGenuine : left({ _tag: 'Away' })
  } catch {
    return left({ _tag: 'Away' })
  }
}
