import { createHmac } from 'node:crypto'
import type { Post } from '../../line/posts.ts'
import type { SquareEvent } from './books.ts'

/** A webhook subscription: https://developer.squareup.com/docs/webhooks/step2subscribe. */
export interface Subscription {
  readonly notificationUrl: string
  readonly signatureKey: string
}

/** Retry number and reason: https://developer.squareup.com/docs/webhooks/overview. */
export interface Again {
  readonly number: number
  readonly reason: 'http_timeout' | 'http_error' | 'ssl_error' | 'other_error'
}

/**
 * A webhook for an event. The signature covers URL and body
 * (https://developer.squareup.com/docs/webhooks/step3validate).
 */
export function posted({ notificationUrl, signatureKey }: Subscription, event: SquareEvent, again?: Again): Post {
  const body = JSON.stringify(event)
  return {
    url: notificationUrl,
    headers: {
      'content-type': 'application/json',
      'x-square-hmacsha256-signature': signature(signatureKey, notificationUrl + body),
      'square-environment': 'Sandbox',
      'square-initial-delivery-timestamp': event.created_at,
      ...(again === undefined
        ? {}
        : { 'square-retry-number': String(again.number), 'square-retry-reason': again.reason }),
    },
    body,
  }
}

/** The same webhook with a changed amount, which breaks its signature. */
export function tampered(post: Post): Post {
  return { ...post, body: post.body.replace(/"amount":\d+/, '"amount":1') }
}

function signature(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64')
}
