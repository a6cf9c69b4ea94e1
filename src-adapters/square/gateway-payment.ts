import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { type Minor, minor, zero } from '../../src-domain/money/minor.ts'
import type { LookupOutcome } from '../../src-domain/payment/payment-gateway.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { cardBrandOf } from './card-brand.ts'
import { declineReasonOf } from './gateway-decline-reason.ts'

export interface SquarePayment {
  readonly id: string
  readonly status: string
  readonly at: Instant
  readonly name?: string
  readonly total: Minor
  readonly currency: string
  /** Less may be captured. */
  readonly approved: Minor
  readonly refunded: Minor
  readonly refundIds: readonly string[]
  readonly version?: string
  readonly card?: { readonly brand: string; readonly last4: string }
  readonly declines: readonly string[]
}

const wholeNumber = new t.Type<Minor, number, unknown>(
  'a whole number',
  (u): u is Minor => Number.isSafeInteger(u),
  (u, context) => (typeof u === 'number' && Number.isSafeInteger(u) ? t.success(minor(u)) : t.failure(u, context)),
  Number,
)

const money = t.type({ amount: wholeNumber, currency: t.string })

const payment = t.intersection([
  t.type({ id: t.string, status: t.string, created_at: t.string, total_money: money }),
  t.partial({
    approved_money: money,
    refunded_money: money,
    reference_id: t.string,
    refund_ids: t.array(t.string),
    version_token: t.string,
    card_details: t.partial({
      card: t.partial({ card_brand: t.string, last_4: t.string }),
      errors: t.array(t.type({ code: t.string })),
    }),
  }),
])

export const paymentAnswer = t.type({ payment: t.unknown })

export function readPayment(answer: unknown): SquarePayment | undefined {
  const seen = payment.decode(answer)
  if (!isRight(seen)) return undefined
  const { id, status, total_money: total, refund_ids: refundIds = [], card_details: details, ...more } = seen.right
  const at = Date.parse(more.created_at)
  if (Number.isNaN(at)) return undefined
  const { last_4: last4, card_brand: brand } = details?.card ?? {}
  return {
    ...{ id, status, at, refundIds, total: total.amount, currency: total.currency },
    ...(more.reference_id === undefined ? {} : { name: more.reference_id }),
    ...(more.version_token === undefined ? {} : { version: more.version_token }),
    approved: more.approved_money?.amount ?? zero,
    refunded: more.refunded_money?.amount ?? zero,
    ...(last4 === undefined ? {} : { card: { brand: cardBrandOf(brand), last4 } }),
    declines: (details?.errors ?? []).map(({ code }) => code),
  }
}

export function outcomeOf(found: SquarePayment | undefined): Exclude<LookupOutcome, { _tag: 'NeverArrived' }> {
  switch (found?.status) {
    case 'APPROVED':
    case 'COMPLETED': {
      const { id: transactionId, total: amount, currency, card } = found
      return { _tag: 'Authorised', transactionId, amount, currency, ...(card === undefined ? {} : { card }) }
    }
    case 'FAILED':
    case 'CANCELED':
      return { _tag: 'Declined', reason: declineReasonOf(found.declines) }
    default:
      return { _tag: 'Unknown' }
  }
}
