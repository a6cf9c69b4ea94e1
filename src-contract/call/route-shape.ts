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
 * - `judged`: checked by the route, because other tokens are accepted, too.
 */
export type TokenPolicy = 'ignored' | 'welcome' | 'honest' | 'required' | 'judged'

export interface RouteShape {
  readonly method: JsonRequest['method']
  /** Below the version segment; parameters in braces. */
  readonly path: `/${string}`
  readonly token: TokenPolicy
  /** 403 for signed-in callers without it. */
  readonly role?: 'employee'
  /** Wire row 15: 400 if required and missing. */
  readonly location: 'required' | 'optional' | 'unused'
  /** Headers of this route only, with descriptions. Our server ignores them; other back ends may not. */
  readonly headers?: Readonly<Record<string, string>>
  /** `kept`: later messages to the caller use the Accept-Language header. */
  readonly language?: 'kept'
  /** `known`: the device cookie shows earlier sign-ins on this device. */
  readonly device?: 'known'
  /** `absent` if the route reads none. */
  readonly params: t.Mixed
  readonly query: t.Mixed
  readonly body: t.Mixed
  /** By status. Refusals common to all routes are omitted: 400, 404, 413, 415, 429, 500, 503 with an error body. */
  readonly answers: Readonly<Record<number, t.Mixed>>
  /** `by-version`: the same for all callers of the brand, revalidated by ETag. */
  readonly cached: 'by-version' | 'never'
  /**
   * Our addition, which other back ends may lack: they answer 404, 405 or 501. `unknown`: the code that marks a 404 as
   * about the requested thing.
   */
  readonly addition?: { readonly unknown?: string }
  readonly limit?: 'sign-in' | 'placement' | 'guess' | 'places'
}

/** For a route without parameters, query and body. */
export const bare = { params: absent, query: absent, body: absent } as const

export const nothing = shape('nothing', { required: {} })
