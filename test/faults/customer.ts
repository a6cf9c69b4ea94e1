import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Chance } from './chance.ts'

/** How a customer pays; the last three by card, and what the processor then does. */
export type Way = 'cash' | 'approved' | 'declined' | 'timeout_after_charging'

export interface Intent {
  readonly key: string
  readonly way: Way
  readonly path: string
  /** Sent again as it is, as often as it takes. */
  readonly body: string
  /** The same order in another tab, with another card typed. */
  readonly otherTab?: string
  readonly address: string
}

export type End =
  | { readonly _tag: 'Placed'; readonly orderId: string }
  | { readonly _tag: 'Refused' }
  | { readonly _tag: 'NotFinal'; readonly last: string }
  | { readonly _tag: 'Contradicted'; readonly ids: readonly string[] }

export interface Shop {
  readonly origin: string
  readonly locationId: string
  readonly order: object
  readonly total: number
}

const ticket = t.type({ id: t.string })
const status = t.intersection([t.type({ statusCode: t.number }), t.partial({ order: ticket })])

const headers = { 'content-type': 'application/json', client: 'ember', os: 'Web', version: '2.51.5' }

function letters(key: string) {
  return [...key.replaceAll('-', '')].map((sign) => String.fromCharCode(97 + Number.parseInt(sign, 16))).join('')
}

/** `tabs`: how many of the customers, from none to 1, have two tabs open and order in both. */
export function anIntent({ order, total }: Shop, chance: Chance, tabs = 0): Intent {
  const key = randomUUID()
  const way = chance.oneOf<Way>('approved', 'approved', 'approved', 'timeout_after_charging', 'declined', 'cash')
  const name = letters(key)
  const body = () =>
    JSON.stringify({
      ...order,
      idempotencyKey: key,
      guestInfo: { firstName: 'Fault', lastName: name, email: `${name}@example.com` },
      cart: [],
      isCash: way === 'cash',
      tip: 0,
      expectedTotal: total,
      ...(way === 'cash' ? {} : { cardNonce: `sbx_${way}_4242_visa_${randomUUID()}` }),
    })
  return {
    key,
    way,
    path: way === 'cash' ? '/v1/order/cash/' : '/v1/order',
    body: body(),
    ...(chance.next() < tabs ? { otherTab: body() } : {}),
    // Each customer at home: the limit on declined cards counts by address.
    address: `10.${chance.between(0, 255)}.${chance.between(0, 255)}.${chance.between(1, 254)}`,
  }
}

interface Heard {
  readonly status: number
  readonly body: unknown
}

async function hear(url: string, init: RequestInit): Promise<Heard | undefined> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) })
    return { status: answer.status, body: await answer.json() }
  } catch {
    return undefined
  }
}

function idIn(body: unknown): string | undefined {
  const seen = ticket.decode(body)
  return isRight(seen) ? seen.right.id : undefined
}

/**
 * A customer whose browser behaves: it sends a wish, sometimes more than once at a time, and when it does not know what
 * became of it asks for the key's status; it sends the same key and body again only when it is told that nothing was
 * charged or that nothing ever arrived.
 */
export function customer(shop: Shop, chance: Chance, seen: { submissions: number }) {
  const submit = ({ path, body, otherTab, address }: Intent, copy: number) => {
    seen.submissions += 1
    return hear(`${shop.origin}${path}`, {
      method: 'POST',
      headers: { ...headers, locationid: shop.locationId, 'x-forwarded-for': address },
      body: copy % 2 === 0 ? body : (otherTab ?? body),
    })
  }

  /** The order's id, a refusal's status, or 'again' when the wish may be sent again; undefined while nobody knows. */
  const meaningOf = ({ way }: Intent, heard: Heard | undefined): { id: string } | 'refused' | 'again' | undefined => {
    if (heard === undefined) return undefined
    const id = heard.status === 200 ? idIn(heard.body) : undefined
    if (id !== undefined) return { id }
    if (heard.status === 402) return way === 'declined' ? 'refused' : 'again'
    return undefined
  }

  const askStatus = async (intent: Intent) => {
    const heard = await hear(`${shop.origin}/v1/order/${intent.key}/status`, { headers })
    if (heard?.status === 404) return 'again'
    const told = status.decode(heard?.body)
    if (heard === undefined || !isRight(told)) return undefined
    return meaningOf(intent, { status: told.right.statusCode, body: told.right.order })
  }

  return async (intent: Intent, until: () => number): Promise<End> => {
    let copies = chance.between(intent.otherTab === undefined ? 1 : 2, 4)
    let last = 'nothing'
    while (Date.now() < until()) {
      const heard = await Promise.all(Array.from({ length: copies }, (_, copy) => submit(intent, copy)))
      const meanings = heard.map((one) => meaningOf(intent, one))
      const ids = new Set(meanings.flatMap((one) => (typeof one === 'object' ? [one.id] : [])))
      if (ids.size > 1) return { _tag: 'Contradicted', ids: [...ids] }
      const [id] = ids
      if (id !== undefined) return { _tag: 'Placed', orderId: id }
      if (meanings.includes('refused')) return { _tag: 'Refused' }
      last = JSON.stringify(heard.map((one) => one?.status ?? 'none'))
      copies = 1
      for (let told = undefined; told !== 'again' && Date.now() < until(); ) {
        await sleep(chance.between(50, 250))
        told = await askStatus(intent)
        if (told === 'refused') return { _tag: 'Refused' }
        if (typeof told === 'object') return { _tag: 'Placed', orderId: told.id }
      }
    }
    return { _tag: 'NotFinal', last }
  }
}
