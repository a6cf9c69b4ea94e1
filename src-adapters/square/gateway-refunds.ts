import * as t from 'io-ts'
import type { RefundLookup, RefundOutcome, Refunds } from '../../src-domain/payment/payment-gateway.ts'
import type { ApiFailure, SquareApi } from './gateway-api.ts'
import { takesCurrency } from './gateway-currency.ts'
import { nameOf } from './gateway-names.ts'
import { paymentAnswer, readPayment } from './gateway-payment.ts'

const squareRefund = t.intersection([t.type({ id: t.string, status: t.string }), t.partial({ reason: t.string })])
const refundAnswer = t.type({ refund: squareRefund })
type SquareRefund = t.TypeOf<typeof squareRefund>

/** The reason is the only text that Square stores with a refund, so it contains our reference. */
export function squareRefunds(api: SquareApi): Refunds {
  return {
    refund: async ({ reference, transactionId, amount, currency }) => {
      if (!takesCurrency(currency)) return { _tag: 'Refused', why: `Square has no ${currency}` }
      const made = await api.post(['refunds'], refundAnswer, {
        ...{ payment_id: transactionId, reason: reference, idempotency_key: nameOf(reference) },
        amount_money: { amount, currency },
      })
      if (made._tag !== 'Said') return withoutRefund(made)
      const { refund } = made.body
      if (refund.status !== 'PENDING') return outcomeOf(refund)
      // A repeated key returns the original response.
      const now = await refundNow(api, refund.id)
      return now === undefined ? { _tag: 'Unknown' } : outcomeOf(now)
    },
    lookUp: async (reference, transactionId): Promise<RefundLookup> => {
      const said = await api.get(['payments', transactionId], paymentAnswer)
      if (said._tag === 'Refused' && said.isUnknownToSquare) return { _tag: 'NeverArrived' }
      const payment = said._tag === 'Said' ? readPayment(said.body.payment) : undefined
      if (payment === undefined) return { _tag: 'Unknown' }
      const all = await Promise.all(payment.refundIds.map((id) => refundNow(api, id)))
      const found = all.find((refund) => refund?.reason === reference)
      if (found !== undefined) return outcomeOf(found)
      return all.includes(undefined) ? { _tag: 'Unknown' } : { _tag: 'NeverArrived' }
    },
  }
}

async function refundNow(api: SquareApi, refundId: string): Promise<SquareRefund | undefined> {
  const said = await api.get(['refunds', refundId], refundAnswer)
  return said._tag === 'Said' ? said.body.refund : undefined
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

function withoutRefund(said: ApiFailure): RefundOutcome {
  if (said._tag !== 'Refused') return { _tag: 'Unknown' }
  // Another refund of this payment must be decided first.
  if (said.codes.includes('REFUND_ALREADY_PENDING')) return { _tag: 'Pending' }
  return { _tag: 'Refused', why: said.codes.join(' ') }
}
