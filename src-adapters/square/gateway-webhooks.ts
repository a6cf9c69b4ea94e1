import { createHmac, timingSafeEqual } from 'node:crypto'
import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Posted, ReadPost } from '../../src-domain/payment/vendor-post.ts'
import { referenceIn } from './gateway-names.ts'

/** Milliseconds. Square retries for a day: https://developer.squareup.com/docs/webhooks/step2subscribe. */
const oldest = 25 * 3_600_000

/**
 * The signature covers the URL registered at Square and the body:
 * https://developer.squareup.com/docs/webhooks/step3validate
 */
export function squareWebhooks(signatureKey: string): ReadPost {
  return async ({ headers, body, url }, now) => {
    const expected = createHmac('sha256', signatureKey)
      .update(url + body)
      .digest()
    const given = Buffer.from(headers['x-square-hmacsha256-signature'] ?? '', 'base64')
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return refused('signature')
    const event = squareEvent.decode(json(body))
    if (!isRight(event)) return refused('unreadable')
    const { created_at, data } = event.right
    const at = Date.parse(created_at)
    if (Number.isNaN(at)) return refused('unreadable')
    return at < now - oldest ? refused('stale') : postedFor(data)
  }
}

const squareEvent = t.type({
  created_at: t.string,
  data: t.type({
    object: t.partial({ payment: t.partial({ reference_id: t.string }), refund: t.partial({ reason: t.string }) }),
  }),
})

/** A refund's reason is our reference. */
function postedFor({ object: { payment, refund } }: t.TypeOf<typeof squareEvent>['data']): Posted {
  const given = refund?.reason ?? ''
  const reference = referenceIn(payment?.reference_id) ?? (/^order:[^:]+:refund:\d+$/.test(given) ? given : undefined)
  return reference === undefined ? { _tag: 'Ignored' } : { _tag: 'Happened', reference }
}

function refused(why: (Posted & { readonly _tag: 'Refused' })['why']): Posted {
  return { _tag: 'Refused', why }
}

function json(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
