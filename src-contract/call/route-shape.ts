import type * as t from 'io-ts'
import type { JsonRequest } from '../../src-domain/call/send-json.ts'
import { absent } from '../codec/absent.ts'
import { shape } from '../codec/shape.ts'

/**
 * What a session token means to a route. `ignored`: never looked at. `welcome`: used when it lives, else the caller is
 * nobody. `honest`: a dead one is refused with 401, none is fine. `required`: 401 without a living one. `judged`: the
 * route looks at it itself, because a token that is no session is good there too.
 */
export type TokenPolicy = 'ignored' | 'welcome' | 'honest' | 'required' | 'judged'

export interface RouteShape {
  readonly method: JsonRequest['method']
  /** Below the version segment; parameters in braces. */
  readonly path: `/${string}`
  readonly token: TokenPolicy
  /** 403 for whoever is signed in and is none. */
  readonly role?: 'employee'
  /** Wire row 15: 400 without the header, where it is required. */
  readonly location: 'required' | 'optional' | 'unused'
  /** Headers of this call alone, with what they say. Our server reads none of them; another back end may. */
  readonly headers?: Readonly<Record<string, string>>
  /** `kept`: what is written to the caller later is in the language of the Accept-Language header, where there is one. */
  readonly language?: 'kept'
  /** `known`: the device shows by a cookie that somebody signed in on it before. */
  readonly device?: 'known'
  /** `absent` where the route reads none. */
  readonly params: t.Mixed
  readonly query: t.Mixed
  readonly body: t.Mixed
  /** By status. Refusals that every route may give are not repeated: 400, 404, 413, 415, 429, 500, 503 with an error body. */
  readonly answers: Readonly<Record<number, t.Mixed>>
  /** `by-version`: the same for everybody of the brand, revalidated by ETag. */
  readonly cached: 'by-version' | 'never'
  /**
   * Of our additions, which another back end need not have: it answers 404, 405 or 501 then. `unknown` is the code under
   * which one that has it says 404 of a thing.
   */
  readonly addition?: { readonly unknown?: string }
  readonly limit?: 'sign-in' | 'placement' | 'guess' | 'places'
}

/** Of a route that reads nothing from its call. */
export const bare = { params: absent, query: absent, body: absent } as const

export const nothing = shape('nothing', { required: {} })
