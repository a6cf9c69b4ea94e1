import { setTimeout as sleep } from 'node:timers/promises'
import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Intent, Shop } from './intent.ts'

/** Meaning of a response for a key; undefined while unknown. */
export type Meaning =
  | { readonly _tag: 'Placed'; readonly orderId: string }
  | { readonly _tag: 'Refused' }
  /** The customer must confirm; without data, request it first. */
  | { readonly _tag: 'Step'; readonly data?: string }
  | { readonly _tag: 'Mismatch' }
  /** Nothing charged or nothing arrived: safe to send again. */
  | { readonly _tag: 'Again' }
  | undefined

const ticket = t.type({ id: t.string })
const refusal = t.intersection([t.type({ code: t.string }), t.partial({ furtherStep: t.type({ data: t.string }) })])
const status = t.intersection([
  t.type({ statusCode: t.number }),
  t.partial({ order: ticket, code: t.string, furtherStep: t.type({ data: t.string }) }),
])

const intent = t.type({ clientSecret: t.string })
const bankAnswer = t.type({ outcome: t.keyof({ taken: null, closed: null }) })

const headers = { 'content-type': 'application/json', client: 'ember', os: 'Web', version: '2.51.5' }
const patience = 20_000

export type Calls = ReturnType<typeof callsOf>

/** Requests of a customer's browser and bank. They never reject. */
export function callsOf(shop: Shop, seen: { submissions: number }) {
  const post = (url: string, body: string, more: Readonly<Record<string, string>> = {}, waits = patience) =>
    hear(url, { method: 'POST', headers: { ...headers, ...more }, body }, waits)
  const at = (address: string) => ({ locationid: shop.locationId, 'x-forwarded-for': address })

  return {
    /** A request that times out was sent all the same. */
    submit: async ({ path, address }: Intent, body: string, waits = patience): Promise<Meaning> => {
      seen.submissions += 1
      const heard = await post(`${shop.origin}${path}`, body, at(address), waits)
      if (heard?.status === 200) return placedAs(heard.body)
      if (heard?.status === 409) return mismatchAs(heard.body)
      return heard?.status === 402 ? refusedAs(heard.body) : undefined
    },
    open: async ({ address, body }: Intent): Promise<Meaning> => {
      seen.submissions += 1
      const heard = await post(`${shop.origin}/v1/order/create-payment-intent`, body, at(address))
      const opened = heard?.status === 200 ? intent.decode(heard.body) : undefined
      if (opened !== undefined) return isRight(opened) ? { _tag: 'Step', data: opened.right.clientSecret } : undefined
      return heard?.status === 402 ? refusedAs(heard.body) : undefined
    },
    status: async ({ key }: Intent): Promise<Meaning> => {
      const heard = await hear(`${shop.origin}/v1/order/${key}/status`, { headers })
      return heard?.status === 404 ? { _tag: 'Again' } : standsAs(heard)
    },
    settle: async ({ key, address }: Intent, isGivenUp: boolean): Promise<Meaning> =>
      standsAs(
        await post(`${shop.origin}/v1/order/${key}/further-step`, JSON.stringify({ isGivenUp }), {
          'x-forwarded-for': address,
        }),
      ),
    /** Retries until the bank receives the answer, or the step is closed. */
    answerBank: async (
      step: string,
      answer: 'confirm' | 'refuse',
      until: () => number,
    ): Promise<'taken' | 'closed'> => {
      while (Date.now() < until()) {
        const heard = await post(`${shop.bank}/steps`, JSON.stringify({ step, answer }))
        const told = bankAnswer.decode(heard?.body)
        if (isRight(told)) return told.right.outcome
        await sleep(100)
      }
      return 'closed'
    },
  }
}

/** The most significant of several responses. "Again" beside an unknown may concern a running race. */
export function weightiest(heard: readonly Meaning[]): Meaning {
  for (const tag of ['Placed', 'Step', 'Refused'] as const) {
    const found = heard.find((one) => one?._tag === tag)
    if (found !== undefined) return found
  }
  return undefined
}

interface Heard {
  readonly status: number
  readonly body: unknown
}

async function hear(url: string, init: RequestInit, waits = patience): Promise<Heard | undefined> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(waits) })
    return { status: answer.status, body: await answer.json() }
  } catch {
    return undefined
  }
}

function placedAs(body: unknown): Meaning {
  const seen = ticket.decode(body)
  return isRight(seen) ? { _tag: 'Placed', orderId: seen.right.id } : undefined
}

function mismatchAs(body: unknown): Meaning {
  const seen = refusal.decode(body)
  return isRight(seen) && seen.right.code === 'idempotency_mismatch' ? { _tag: 'Mismatch' } : undefined
}

function refusedAs(body: unknown): Meaning {
  const seen = refusal.decode(body)
  if (!isRight(seen)) return undefined
  const { code, furtherStep } = seen.right
  if (code === 'not_charged') return { _tag: 'Again' }
  // An unconfirmed wallet payment may still be confirmed.
  if (code === 'payment_not_confirmed' || code === 'payment_method_missing') return { _tag: 'Step' }
  return code === 'payment_action_required' ? { _tag: 'Step', ...furtherStep } : { _tag: 'Refused' }
}

function standsAs(heard: Heard | undefined): Meaning {
  const seen = status.decode(heard?.body)
  if (!isRight(seen)) return undefined
  const { statusCode, order } = seen.right
  if (statusCode === 200) return placedAs(order)
  return statusCode === 402 || statusCode === 202 ? refusedAs(seen.right) : undefined
}
