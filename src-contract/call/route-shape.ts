import type * as t from 'io-ts'
import type { JsonRequest } from '../../src-domain/call/send-json.ts'
import { absent } from '../codec/absent.ts'
import { shape } from '../codec/shape.ts'

/**
 * How a route treats the session token.
 * - `ignored`: not read.
 * - `welcome`: used if valid, else the caller is anonymous.
 * - `honest`: 401 if invalid, but optional.
 * - `required`: 401 without a valid one.
 * - `judged`: the route decides; it accepts other tokens, too.
 */
export type TokenPolicy = 'ignored' | 'welcome' | 'honest' | 'required' | 'judged'

export interface RouteShape {
  readonly method: JsonRequest['method']
  /** Path below the version segment, with parameters in braces. */
  readonly path: `/${string}`
  readonly token: TokenPolicy
  /** Other signed-in callers get a 403. */
  readonly role?: 'employee'
  /** Wire row 15: 400 if required and missing. */
  readonly location: 'required' | 'optional' | 'unused'
  /** Header names with descriptions; our server ignores them. */
  readonly headers?: Readonly<Record<string, string>>
  /** `kept`: later messages use Accept-Language. */
  readonly language?: 'kept'
  /** `known`: the server reads earlier sign-ins from the device cookie. */
  readonly device?: 'known'
  /**
   * The staff session's cookie. `signs-in`: the answer sets it. `signed-in`: 401 without a valid one. Methods that
   * change something also require an Origin of ours.
   */
  readonly staff?: 'signs-in' | 'signed-in'
  /** `absent` if the route reads no parameters. */
  readonly params: t.Mixed
  readonly query: t.Mixed
  readonly body: t.Mixed
  /** Answers by status. Omits 400, 404, 413, 415, 429, 500 and 503, which every route may send. */
  readonly answers: Readonly<Record<number, t.Mixed>>
  /** `by-version`: cached per brand and revalidated by ETag. */
  readonly cached: 'by-version' | 'never'
  /** Our addition; other back ends answer 404, 405 or 501. `unknown`: code of a 404 about the requested thing. */
  readonly addition?: { readonly unknown?: string }
  /** Answers with server-sent events until the caller closes; its brand is in the query. */
  readonly isStream?: true
  /** Answers with a text file to save, not with JSON. */
  readonly file?: 'text/csv'
  readonly limit?: 'sign-in' | 'placement' | 'guess' | 'places'
}

export const bare = { params: absent, query: absent, body: absent } as const

export const nothing = shape('nothing', { required: {} })
