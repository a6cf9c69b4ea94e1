import { createHmac } from 'node:crypto'
import type { Ledger } from './ledger.ts'
import type { StripeEvent } from './objects.ts'

export interface Endpoint {
  readonly url: string
  /** `whsec_...`; after a rotation a second secret signs too for a while. */
  readonly secrets: readonly string[]
  readonly types?: readonly string[]
}

export interface Delivery {
  readonly event: string
  readonly type: string
  /** The merchant's response; undefined without one. */
  readonly status: number | undefined
}

export interface Sending {
  /** Stripe guarantees no order: https://docs.stripe.com/webhooks#event-ordering */
  readonly order?: 'created' | 'reversed'
  readonly copies?: number
  readonly isTampered?: boolean
  /** Seconds between signing and sending; the library refuses more than 300. */
  readonly age?: number
  readonly secret?: string
  readonly types?: readonly string[]
}

export interface Webhooks {
  readonly register: (endpoint: Endpoint) => void
  /** Sends events not yet answered with 2xx; failed ones wait for the next call. */
  readonly send: (sending?: Sending) => Promise<readonly Delivery[]>
  /** Resends events, answered or not. */
  readonly sendAgain: (ids: readonly string[], sending?: Sending) => Promise<readonly Delivery[]>
  readonly waiting: () => readonly StripeEvent[]
}

/**
 * `t=<seconds>,v1=<HMAC SHA-256 of "t.body">`, one v1 per valid secret, and a v0 to ignore:
 * https://docs.stripe.com/webhooks#verify-manually
 */
export function signature(body: string, secrets: readonly string[], at: number): string {
  const sign = (secret: string) => createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return [`t=${at}`, ...secrets.map((secret) => `v1=${sign(secret)}`), `v0=${'0'.repeat(64)}`].join(',')
}

export function openWebhooks(ledger: Ledger): Webhooks {
  const endpoints: Endpoint[] = []
  const answered = new Set<string>()
  const wanted = (event: StripeEvent, { types }: Sending) => types === undefined || types.includes(event.type)
  const waiting = () => [...ledger.events.values()].filter(({ id }) => !answered.has(id))

  async function sendAll(events: readonly StripeEvent[], sending: Sending): Promise<readonly Delivery[]> {
    const deliveries: Delivery[] = []
    const rows = sending.order === 'reversed' ? events.toReversed() : events
    for (const event of rows)
      for (const endpoint of endpoints.filter(({ types }) => types?.includes(event.type) ?? true))
        for (let copy = 0; copy < (sending.copies ?? 1); copy += 1) {
          const status = await post(endpoint, event, sending, ledger.now())
          if (status !== undefined && status >= 200 && status < 300) answered.add(event.id)
          deliveries.push({ event: event.id, type: event.type, status })
        }
    return deliveries
  }

  return {
    register: (endpoint) => endpoints.push(endpoint),
    send: (sending = {}) =>
      sendAll(
        waiting().filter((event) => wanted(event, sending)),
        sending,
      ),
    sendAgain: (ids, sending = {}) =>
      sendAll(
        [...ledger.events.values()].filter(({ id }) => ids.includes(id)),
        sending,
      ),
    waiting,
  }
}

async function post(
  endpoint: Endpoint,
  event: StripeEvent,
  sending: Sending,
  now: number,
): Promise<number | undefined> {
  // Indented by two spaces, like the real ones: reformatting before verification changes the bytes.
  const body = JSON.stringify(event, null, 2)
  const secrets = sending.secret === undefined ? endpoint.secrets : [sending.secret]
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signature(body, secrets, now - (sending.age ?? 0)),
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
  }
  const sent = sending.isTampered === true ? body.replace('"livemode": false', '"livemode": true') : body
  try {
    const answer = await fetch(endpoint.url, { method: 'POST', headers, body: sent })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return undefined
  }
}
