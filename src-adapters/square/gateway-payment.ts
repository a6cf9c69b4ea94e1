import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { type Cents, cents, zero } from '../../src-domain/money/cents.ts'
import type { LookupOutcome } from '../../src-domain/payment/payment-gateway.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { cardBrandOf } from './card-brand.ts'
import { declineReasonOf } from './gateway-decline-reason.ts'

/** A payment as Square has it, as far as we look. */
export interface SquarePayment {
  readonly id: string
  readonly status: string
  readonly at: Instant
  readonly name?: string
  readonly total: Cents
  readonly currency: string
  /** What the bank promised; what is taken may be less. */
  readonly approved: Cents
  readonly refunded: Cents
  readonly refundIds: readonly string[]
  readonly version?: string
  readonly card?: { readonly brand: string; readonly last4: string }
  readonly declines: readonly string[]
}

const wholeNumber = new t.Type<Cents, bigint, unknown>(
  'a whole number',
  (u): u is Cents => Number.isSafeInteger(u),
  (u, context) =>
    typeof u === 'bigint' && Number.isSafeInteger(Number(u)) ? t.success(cents(Number(u))) : t.failure(u, context),
  (amount) => BigInt(amount),
)

const money = t.type({ amount: wholeNumber, currency: t.string })

const payment = t.intersection([
  t.type({ id: t.string, status: t.string, createdAt: t.string, totalMoney: money }),
  t.partial({
    approvedMoney: money,
    refundedMoney: money,
    referenceId: t.string,
    refundIds: t.array(t.string),
    versionToken: t.string,
    cardDetails: t.partial({
      card: t.partial({ cardBrand: t.string, last4: t.string }),
      errors: t.array(t.type({ code: t.string })),
    }),
  }),
])

export function readPayment(answer: unknown): SquarePayment | undefined {
  const seen = payment.decode(answer)
  if (!isRight(seen)) return undefined
  const { id, status, createdAt, totalMoney, approvedMoney, refundedMoney, refundIds = [], ...more } = seen.right
  const at = Date.parse(createdAt)
  if (Number.isNaN(at)) return undefined
  const { last4, cardBrand } = more.cardDetails?.card ?? {}
  return {
    ...{ id, status, at, refundIds, total: totalMoney.amount, currency: totalMoney.currency },
    ...(more.referenceId === undefined ? {} : { name: more.referenceId }),
    ...(more.versionToken === undefined ? {} : { version: more.versionToken }),
    approved: approvedMoney?.amount ?? zero,
    refunded: refundedMoney?.amount ?? zero,
    ...(last4 === undefined ? {} : { card: { brand: cardBrandOf(cardBrand), last4 } }),
    declines: (more.cardDetails?.errors ?? []).map(({ code }) => code),
  }
}

/** What a payment means for the attempt that asked for it. One that was called off is charged no more. */
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
