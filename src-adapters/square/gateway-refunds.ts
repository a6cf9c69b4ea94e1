import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { RefundLookup, RefundOutcome, Refunds } from '../../src-domain/payment/payment-gateway.ts'
import { nameOf } from './gateway-names.ts'
import { readPayment } from './gateway-payment.ts'
import { refusalIn, type Sdk } from './gateway-sdk.ts'

interface SquareRefund {
  readonly id: string
  readonly status: string
  readonly reason?: string
}

/**
 * Square has no name of ours with a refund but its reason, which the seller reads too: our reference stands there, and
 * by it a refund is found among those of its payment.
 */
export function squareRefunds(sdk: () => Promise<Sdk>): Refunds {
  return {
    refund: async ({ reference, transactionId: paymentId, amount, currency }) => {
      try {
        const { client, isCurrency } = await sdk()
        if (!isCurrency(currency)) return { _tag: 'Refused', why: `Square has no ${currency}` }
        const { refund } = await client.refunds.refundPayment({
          ...{ paymentId, reason: reference, idempotencyKey: nameOf(reference) },
          amountMoney: { amount: BigInt(amount), currency },
        })
        const made = readRefund(refund)
        if (made === undefined) return { _tag: 'Unknown' }
        // The answer under a key is the first one, however long ago; how the refund stands now is asked for.
        return outcomeOf(made.status === 'PENDING' ? ((await refundNow(await sdk(), made.id)) ?? made) : made)
      } catch (reason) {
        return outcomeOfRefusal(reason)
      }
    },
    lookUp: async (reference, transactionId): Promise<RefundLookup> => {
      try {
        const open = await sdk()
        const payment = readPayment((await open.client.payments.get({ paymentId: transactionId })).payment)
        if (payment === undefined) return { _tag: 'Unknown' }
        const all = await Promise.all(payment.refundIds.map((id) => refundNow(open, id)))
        const found = all.find((refund) => refund?.reason === reference)
        if (found !== undefined) return outcomeOf(found)
        return all.includes(undefined) ? { _tag: 'Unknown' } : { _tag: 'NeverArrived' }
      } catch (reason) {
        return refusalIn(reason)?.isUnknownToSquare === true ? { _tag: 'NeverArrived' } : { _tag: 'Unknown' }
      }
    },
  }
}

async function refundNow({ client }: Sdk, refundId: string): Promise<SquareRefund | undefined> {
  return readRefund((await client.refunds.get({ refundId })).refund)
}

const squareRefund = t.intersection([t.type({ id: t.string, status: t.string }), t.partial({ reason: t.string })])

function readRefund(answer: unknown): SquareRefund | undefined {
  const seen = squareRefund.decode(answer)
  if (!isRight(seen)) return undefined
  const { id, status, reason } = seen.right
  return { id, status, ...(reason === undefined ? {} : { reason }) }
}

function outcomeOf({ id, status }: SquareRefund): RefundOutcome {
  switch (status) {
    case 'COMPLETED':
      return { _tag: 'Refunded', refundId: id }
    case 'PENDING':
      return { _tag: 'Pending' }
    case 'REJECTED':
    case 'FAILED':
      return { _tag: 'Refused', why: status }
    default:
      return { _tag: 'Unknown' }
  }
}

function outcomeOfRefusal(reason: unknown): RefundOutcome {
  const refusal = refusalIn(reason)
  if (refusal === undefined) return { _tag: 'Unknown' }
  // Another one of this payment has to be decided first; this one does not exist yet.
  if (refusal.codes.includes('REFUND_ALREADY_PENDING')) return { _tag: 'Pending' }
  return { _tag: 'Refused', why: refusal.codes.join(' ') }
}
