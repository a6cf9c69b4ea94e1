import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { text } from '../../src-contract/codec/plain.ts'
import { shape } from '../../src-contract/codec/shape.ts'
import type { SocialDoor, SocialGrant, SocialProblem } from '../../src-domain/account/social-door.ts'
import { graphHost, graphVersion } from './graph.ts'
import type { RedirectStates } from './redirect-states.ts'

export interface FacebookNeeds {
  readonly page: Window & typeof globalThis
  readonly clientId: string
  readonly states: RedirectStates
}

export const facebookReturnPath = '/sign-in/facebook'

/**
 * No Facebook script in our page (ACCT-47):
 * https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
 */
export function facebookDoor({ page, clientId, states }: FacebookNeeds): SocialDoor {
  const { location } = page
  return {
    prepare: async () => true,
    ask: async () => {
      const state = states.begin('facebook', `${location.pathname}${location.search}`)
      if (state === undefined) return left({ _tag: 'Failed', detail: 'nothing can be kept here' })
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: `${location.origin}${facebookReturnPath}`,
        response_type: 'token',
        scope: 'public_profile,email',
        state,
      })
      location.assign(`https://www.facebook.com/${graphVersion}/dialog/oauth?${query}`)
      return new Promise<never>(() => undefined)
    },
  }
}

export interface FacebookReturn {
  /** Undefined without a recent sign-in. */
  readonly location: string | undefined
  readonly grant: Either<SocialProblem, string>
}

/** Undefined without a result. An unrequested result grants nothing (ACCT-49). */
export function readFacebookReturn(
  { hash, search }: { readonly hash: string; readonly search: string },
  states: RedirectStates,
): FacebookReturn | undefined {
  const answer = new Map([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))])
  const [token, error] = [answer.get('access_token'), answer.get('error')]
  if (token === undefined && error === undefined) return undefined
  const location = states.end('facebook', answer.get('state'))
  if (location === undefined) return { location, grant: left({ _tag: 'Failed', detail: 'another state' }) }
  if (token !== undefined) return { location, grant: right(token) }
  const isDenied = answer.get('error_reason') === 'user_denied' || error === 'access_denied'
  return { location, grant: left(isDenied ? { _tag: 'Denied' } : { _tag: 'Failed', detail: error ?? '' }) }
}

const profile = shape('a profile', { required: { id: text }, optional: { name: text, email: text } })

/** Milliseconds. */
const timeout = 5_000

/** ACCT-54. Without a profile, returns only the token, which our back end accepts. */
export async function facebookGrant(
  { fetch, AbortSignal }: Pick<typeof globalThis, 'fetch' | 'AbortSignal'>,
  accessToken: string,
): Promise<SocialGrant> {
  const withoutProfile = { authToken: accessToken }
  try {
    const query = new URLSearchParams({ fields: 'id,name,email', access_token: accessToken })
    const answer = await fetch(`${graphHost}/${graphVersion}/me?${query}`, { signal: AbortSignal.timeout(timeout) })
    const seen = profile.decode(await answer.json())
    if (!answer.ok || isLeft(seen)) return withoutProfile
    const { id, name = '', email } = seen.right
    const [firstName = '', ...others] = name.split(' ')
    return {
      ...withoutProfile,
      authData: { userId: id },
      known: {
        ...(firstName === '' ? {} : { firstName }),
        ...(others.length === 0 ? {} : { lastName: others.join(' ') }),
        ...(email === undefined ? {} : { email }),
      },
    }
  } catch {
    return withoutProfile
  }
}
