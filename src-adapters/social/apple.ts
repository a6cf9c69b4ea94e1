import { type Either, isLeft, isRight, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { text } from '../../src-contract/codec/plain.ts'
import { shape } from '../../src-contract/codec/shape.ts'
import type { SocialDoor, SocialGrant, SocialProblem } from '../../src-domain/account/social-door.ts'
import type { LoadScript } from '../../src-domain/payment/load-script.ts'
import { methodOf } from './on-page.ts'
import type { RedirectStates } from './redirect-states.ts'
import { appleJs } from './scripts.ts'

export interface AppleNeeds {
  readonly page: Window & typeof globalThis
  readonly clientId: string
  readonly loadScript: LoadScript
  readonly states: RedirectStates
}

/**
 * The first identity token has name and email (ACCT-48, ACCT-34):
 * https://developer.apple.com/documentation/signinwithapplejs. Browsers block delayed popups, so the nonce is made in
 * advance.
 */
export function appleDoor({ page, clientId, loadScript, states }: AppleNeeds): SocialDoor {
  const auth = (name: 'init' | 'signIn') => methodOf(page, 'AppleID', 'auth', name)
  const load = () => loadScript(appleJs, () => auth('signIn') !== undefined)
  let nonce = newNonce(page)
  return {
    prepare: async () => {
      const [loaded] = await Promise.all([load(), nonce])
      return isRight(loaded)
    },
    ask: async () => {
      const [loaded, { secret, hash }] = await Promise.all([load(), nonce])
      nonce = newNonce(page)
      const [init, signIn] = [auth('init'), auth('signIn')]
      if (isLeft(loaded) || init === undefined || signIn === undefined) return left({ _tag: 'NotReady' })
      const state = states.begin('apple', page.location.pathname)
      try {
        init({
          clientId,
          scope: 'name email',
          redirectURI: `${page.location.origin}/sign-in/apple`,
          ...(state === undefined ? {} : { state }),
          nonce: hash,
          usePopup: true,
        })
        const seen = credentials.decode(await signIn())
        return isLeft(seen) ? failed('not understood') : acceptedAnswer(seen.right, secret, state, states)
      } catch (reason) {
        return left(problemOf(reason))
      }
    },
  }
}

/** Ignores a response to another request (ACCT-49). */
function acceptedAnswer(
  given: Credentials,
  secret: string,
  state: string | undefined,
  states: RedirectStates,
): Either<SocialProblem, SocialGrant> {
  const isOurs = state === undefined || states.end('apple', given.authorization.state) !== undefined
  return isOurs ? right(grantOf(given, secret)) : failed('another state')
}

function failed(detail: string): Either<SocialProblem, never> {
  return left({ _tag: 'Failed', detail })
}

const person = shape('a person of Apple', {
  required: {},
  optional: {
    email: text,
    fullName: text,
    name: shape('a name', { required: {}, optional: { firstName: text, lastName: text } }),
  },
})
const credentials = shape('credentials of Apple', {
  required: {
    authorization: shape('an authorization', { required: { code: text, id_token: text }, optional: { state: text } }),
  },
  optional: { user: person },
})
type Credentials = t.TypeOf<typeof credentials>

const refused = shape('a refusal of Apple', { required: { error: text } })

function grantOf({ authorization, user = {} }: Credentials, nonce: string): SocialGrant {
  const { email, name = {} } = user
  const { firstName, lastName } = name
  const { fullName = [firstName, lastName].filter((part) => part !== undefined).join(' ') } = user
  return {
    authToken: authorization.id_token,
    authData: {
      nonce,
      ...(email === undefined ? {} : { userEmail: email }),
      ...(fullName === '' ? {} : { userFullname: fullName }),
    },
    known: {
      ...(firstName === undefined ? {} : { firstName }),
      ...(lastName === undefined ? {} : { lastName }),
    },
  }
}

const closedErrors = new Set(['popup_closed_by_user', 'user_cancelled_authorize', 'user_trigger_new_signin_flow'])

function problemOf(reason: unknown): SocialProblem {
  const seen = refused.decode(reason)
  if (isLeft(seen)) return { _tag: 'Failed', detail: reason instanceof Error ? reason.message : 'unknown' }
  return closedErrors.has(seen.right.error) ? { _tag: 'Cancelled' } : { _tag: 'Failed', detail: seen.right.error }
}

/** Apple's token contains only the hash. */
async function newNonce({ crypto, btoa }: Window & typeof globalThis) {
  const base64url = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  const secret = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return { secret, hash: base64url(new Uint8Array(hash)) }
}
