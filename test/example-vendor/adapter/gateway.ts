import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { DeclineReason } from '../../../src-domain/payment/decline-reason.ts'
import type { LookupOutcome, PaymentGateway } from '../../../src-domain/payment/payment-gateway.ts'

const charge = t.type({ id: t.string, amount: t.Int, currency: t.string, brand: t.string, last4: t.string })
const decline = t.type({ declined: t.string })
const notFound = t.type({ found: t.literal(false) })

const reasons: Readonly<Record<string, DeclineReason>> = { no_funds: 'insufficient-funds', bad_token: 'bad-instrument' }

/** `host`: the vendor or its fake; `timeout` in milliseconds. */
export function examplePayGateway(host: string, secret: string, timeout: number): PaymentGateway {
  /** Undefined without a response: the charge may have happened. */
  const ask = async (path: string, body?: unknown): Promise<{ status: number; said: unknown } | undefined> => {
    try {
      const answer = await fetch(`${host}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeout),
      })
      return answer.status < 500 ? { status: answer.status, said: await answer.json() } : undefined
    } catch {
      return undefined
    }
  }
  const settle = async <A extends string>(path: string, done: A, body: unknown = {}) => {
    const answer = await ask(path, body)
    if (answer?.status === 409) return 'refused'
    return answer?.status === 200 && charge.is(answer.said) ? done : 'unknown'
  }

  return {
    id: 'example',
    authorise: async ({ reference, amount, currency, instrument }) => {
      // No stored cards and no intents.
      if (instrument._tag !== 'Nonce') return { _tag: 'Declined', reason: 'bad-instrument' }
      const answer = await ask('/charges', { reference, amount, currency, token: instrument.nonce })
      return outcomeOf(answer?.said)
    },
    lookUp: async (reference) => {
      const answer = await ask(`/charges?${new URLSearchParams({ reference })}`)
      return notFound.is(answer?.said) ? { _tag: 'NeverArrived' } : outcomeOf(answer?.said)
    },
    capture: (id, amount) => settle(`/charges/${encodeURIComponent(id)}/capture`, 'captured', { amount }),
    cancel: (id) => settle(`/charges/${encodeURIComponent(id)}/cancel`, 'cancelled'),
  }
}

function outcomeOf(said: unknown): Exclude<LookupOutcome, { readonly _tag: 'NeverArrived' }> {
  const charged = charge.decode(said)
  if (isRight(charged)) {
    const { id: transactionId, amount, currency, brand, last4 } = charged.right
    return { _tag: 'Authorised', transactionId, amount: minor(amount), currency, card: { brand, last4 } }
  }
  return decline.is(said) ? { _tag: 'Declined', reason: reasons[said.declined] ?? 'declined' } : { _tag: 'Unknown' }
}
