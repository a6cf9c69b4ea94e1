import type { Instant } from '../time/clock.ts'

export type ReadPost = (post: Post, now: Instant) => Promise<Posted>

/**
 * What is in a post. A `Happened` is a hint and no more: whoever hears it asks the gateway by the reference, so that
 * copies, old ones and ones out of order do no harm.
 */
export type Posted =
  | { readonly _tag: 'Happened'; readonly reference: string }
  /** Well signed, and about nothing of ours. */
  | { readonly _tag: 'Ignored' }
  | { readonly _tag: 'Refused'; readonly why: 'signature' | 'stale' | 'unreadable' }

/** What a vendor sent us unasked, as it came: the signature is over the very bytes. Names of headers in small letters. */
export interface Post {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Where it was sent to, as the vendor has it; some sign that too. */
  readonly url: string
}
