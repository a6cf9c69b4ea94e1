import type { Instant } from '../time/clock.ts'

export type ReadPost = (post: Post, now: Instant) => Promise<Posted>

/**
 * Content of a webhook. `Happened` is only a hint: the receiver looks the reference up, so duplicate and late events
 * are harmless.
 */
export type Posted =
  | { readonly _tag: 'Happened'; readonly reference: string }
  /** The signature is valid, but the event concerns nothing of ours. */
  | { readonly _tag: 'Ignored' }
  | { readonly _tag: 'Refused'; readonly why: 'signature' | 'stale' | 'unreadable' }

/** Raw webhook: the signature covers the exact bytes. Header names in lower case. */
export interface Post {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** The URL that the vendor posted to; some sign it too. */
  readonly url: string
}
