import type { Currency } from '../../src-domain/money/currency.ts'
import type { RefundLookup, RefundOutcome, RefundRequest, Refunds } from '../../src-domain/payment/payment-gateway.ts'
import { refundAnswer, type Transaction, verdict } from './gateway-answers.ts'
import type { Api } from './gateway-api.ts'
import { declineReason } from './gateway-decline.ts'
import { amountFrom, amountText } from './gateway-money.ts'
import { orderIdOf } from './gateway-order-id.ts'
import { findTransaction, showTransaction, type TransactionLookUp, transactionStatusOf } from './gateway-transaction.ts'

const unknown = { _tag: 'Unknown' } as const
const notSettled = '28'

/**
 * An unsettled charge is voided whole; a partial refund usually waits for the day's batch. Without idempotency keys,
 * each refund is looked up first.
 */
export function seamlessRefunds(api: Api, currency: Currency): Refunds {
  const refund = async (request: RefundRequest): Promise<RefundOutcome> => {
    const charge = await showTransaction(api, request.transactionId)
    if (charge._tag !== 'Shown') return charge._tag === 'NotThere' ? { _tag: 'Refused' } : unknown
    const { one } = charge
    switch (transactionStatusOf(one)) {
      case 'captured':
        return once(request, () => (one.refundable === 'Y' ? giveBack(request) : voidCharge(request, one)))
      case 'settled':
        return once(request, () => giveBack(request))
      case 'other':
        return unknown
      default:
        return { _tag: 'Refused', ...(one.setlstat === undefined ? {} : { why: one.setlstat }) }
    }
  }

  const once = async (request: RefundRequest, make: () => Promise<RefundOutcome>): Promise<RefundOutcome> => {
    const before = await findTransaction(api, request.reference)
    switch (before._tag) {
      case 'Unknown':
      case 'TurnedAway':
        return unknown
      case 'Shown':
        return amountFrom(before.one.amount) === request.amount ? refundOutcomeOf(before.one) : { _tag: 'Refused' }
      case 'NotThere':
        return make()
    }
  }

  const voidCharge = async ({ transactionId, amount }: RefundRequest, charge: Transaction): Promise<RefundOutcome> => {
    const taken = amountFrom(charge.amount)
    if (taken === undefined) return unknown
    if (amount > taken) return { _tag: 'Refused' }
    if (amount < taken) return { _tag: 'Pending' }
    const said = await api.post('void', { retref: transactionId }, verdict)
    if (said._tag !== 'Said') return unknown
    // If it has just settled, the next try refunds it.
    return said.body.respstat === 'A' ? { _tag: 'Refunded', refundId: transactionId } : { _tag: 'Pending' }
  }

  const giveBack = async ({ reference, transactionId, amount }: RefundRequest): Promise<RefundOutcome> => {
    const body = { retref: transactionId, amount: amountText(amount, currency), orderid: orderIdOf(reference) }
    const said = await api.post('refund', body, refundAnswer)
    if (said._tag !== 'Said' || declineReason(said.body) === 'shop-refused') return unknown
    const { respstat, respproc, respcode, resptext, retref } = said.body
    if (respstat === 'A') return retref === undefined ? unknown : { _tag: 'Refunded', refundId: retref }
    if (respstat === 'B') return unknown
    if (respproc === 'PPS' && respcode === notSettled) return { _tag: 'Pending' }
    return { _tag: 'Refused', ...(resptext === undefined ? {} : { why: resptext }) }
  }

  return {
    refund: async (request) => (request.currency === currency ? refund(request) : { _tag: 'Refused' }),
    lookUp: async (reference, transactionId) => {
      const charge = await showTransaction(api, transactionId)
      if (charge._tag !== 'Shown') return absent(charge)
      // A voided charge holds no money.
      if (transactionStatusOf(charge.one) === 'cancelled') return { _tag: 'Refunded', refundId: transactionId }
      const found = await findTransaction(api, reference)
      return found._tag === 'Shown' ? refundOutcomeOf(found.one) : absent(found)
    },
  }
}

function absent({ _tag }: Exclude<TransactionLookUp, { readonly _tag: 'Shown' }>): RefundLookup {
  return _tag === 'NotThere' ? { _tag: 'NeverArrived' } : unknown
}

/** A voided refund returned nothing. */
function refundOutcomeOf(one: Transaction): RefundOutcome {
  if (one.retref === undefined) return unknown
  const isVoid = one.respstat !== 'A' || transactionStatusOf(one) === 'cancelled'
  return isVoid ? { _tag: 'Refused' } : { _tag: 'Refunded', refundId: one.retref }
}
