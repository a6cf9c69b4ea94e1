import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type Stripe from 'stripe'
import type { Posted, ReadPost } from '../../src-domain/payment/vendor-post.ts'

/** Seconds: https://docs.stripe.com/webhooks#replay-attacks */
const tolerance = 300

/**
 * Only the reference is used; the charge is looked up. One endpoint of a platform gets the events of all its connected
 * accounts, so another account's events are ignored (https://docs.stripe.com/connect/webhooks).
 */
export function stripeWebhooks(
  client: () => Promise<Stripe>,
  secret: string,
  connectedAccount: string | undefined,
): ReadPost {
  return async ({ headers, body }, now) => {
    const { webhooks } = await client()
    const header = headers['stripe-signature'] ?? ''
    const read = (at: number): Read => {
      try {
        return { _tag: 'Read', event: webhooks.constructEvent(body, header, secret, tolerance, undefined, at) }
      } catch (error) {
        return { _tag: signatureError.is(error) && body !== '' ? 'Mistrusted' : 'Unreadable' }
      }
    }
    const post = read(now)
    switch (post._tag) {
      case 'Read':
        return postedOf(post.event, connectedAccount)
      case 'Unreadable':
        return { _tag: 'Refused', why: 'unreadable' }
      case 'Mistrusted': {
        // A signature that is valid at its own timestamp is merely old.
        const [, signedAt] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header) ?? []
        const isOld = signedAt !== undefined && read(Number(signedAt) * 1_000)._tag !== 'Mistrusted'
        return { _tag: 'Refused', why: isOld ? 'stale' : 'signature' }
      }
    }
  }
}

type Read = { readonly _tag: 'Read'; readonly event: unknown } | { readonly _tag: 'Mistrusted' | 'Unreadable' }

const signatureError = t.type({ type: t.literal('StripeSignatureVerificationError') })

const eventCodec = t.intersection([
  t.type({ type: t.string, data: t.type({ object: t.unknown }) }),
  t.partial({ account: t.union([t.null, t.string]) }),
])
const ours = t.type({ metadata: t.type({ reference: t.string }) })

function postedOf(event: unknown, connectedAccount: string | undefined): Posted {
  const seen = eventCodec.decode(event)
  if (!isRight(seen)) return { _tag: 'Refused', why: 'unreadable' }
  if ((seen.right.account ?? undefined) !== connectedAccount) return { _tag: 'Ignored' }
  const object = ours.decode(seen.right.data.object)
  return isRight(object) ? { _tag: 'Happened', reference: object.right.metadata.reference } : { _tag: 'Ignored' }
}
