import type { Currency } from '../../src-domain/money/currency.ts'
import type { RefundLookup, RefundOutcome, RefundRequest, Refunds } from '../../src-domain/payment/payment-gateway.ts'
import { type Details, type TransactionAnswer, transactionAnswer } from './answers.ts'
import { refundOf } from './charge.ts'
import { isPassing } from './decline.ts'
import { type FindTransactionNeeds, findTransaction } from './find-transaction.ts'
import { amountFrom } from './money.ts'
import { changeTransaction, showTransaction, transactionStatusOf } from './transaction.ts'

/**
 * An unsettled charge can only be voided whole; partial refunds are pending until the batch settles. Without
 * idempotency keys, each refund is looked up first.
 */
export function authorizeRefunds({ ask, clock }: FindTransactionNeeds, currency: Currency): Refunds {
  const find = async (reference: string, charge: Details): Promise<FoundRefund> => {
    const found = await findTransaction({ ask, clock }, reference, Date.parse(charge.submitTimeUTC))
    return found._tag === 'Shown' ? { ...found, outcome: refundOutcomeOf(found.details) } : found
  }

  const refund = async (request: RefundRequest): Promise<RefundOutcome> => {
    const shown = await showTransaction(ask, request.transactionId)
    if (shown._tag !== 'Shown') return shown._tag === 'Unknown' ? { _tag: 'Unknown' } : { _tag: 'Refused' }
    const charge = shown.details
    switch (transactionStatusOf(charge.transactionStatus)) {
      case 'captured':
        return once(request, charge, voidCharge)
      case 'settled':
        return once(request, charge, giveBack)
      case 'other':
        return { _tag: 'Unknown' }
      default:
        return { _tag: 'Refused', why: charge.transactionStatus }
    }
  }

  const once = async (request: RefundRequest, charge: Details, make: typeof voidCharge): Promise<RefundOutcome> => {
    const before = await find(request.reference, charge)
    switch (before._tag) {
      case 'Unknown':
        return before
      case 'Shown':
        return isSame(before.details, request) ? before.outcome : { _tag: 'Refused' }
      case 'NotThere':
        return make(request, charge)
    }
  }

  const voidCharge = async ({ transactionId, amount }: RefundRequest, charge: Details): Promise<RefundOutcome> => {
    const taken = amountFrom(charge.settleAmount ?? 0)
    if (taken === undefined) return { _tag: 'Unknown' }
    if (amount > taken) return { _tag: 'Refused' }
    if (amount < taken) return { _tag: 'Pending' }
    const end = await changeTransaction(ask, { transactionType: 'voidTransaction', refTransId: transactionId }, [
      '1',
      '310',
    ])
    if (end === 'done') return { _tag: 'Refunded', refundId: transactionId }
    // If it has just settled, the next try refunds it.
    return end === 'refused' ? { _tag: 'Pending' } : { _tag: 'Unknown' }
  }

  const giveBack = async (request: RefundRequest, charge: Details): Promise<RefundOutcome> => {
    const [last4] = /\d{4}$/.exec(charge.payment?.creditCard?.cardNumber ?? '') ?? []
    if (last4 === undefined || request.currency !== currency) return { _tag: 'Refused' }
    const transactionRequest = refundOf({ ...request, last4 })
    const said = await ask('createTransactionRequest', { transactionRequest }, transactionAnswer)
    const made = said._tag === 'Said' ? said.body.transactionResponse : undefined
    return made === undefined ? { _tag: 'Unknown' } : newRefund(made)
  }

  const lookUp = async (reference: string, transactionId: string): Promise<RefundLookup> => {
    const shown = await showTransaction(ask, transactionId)
    if (shown._tag !== 'Shown') return shown._tag === 'Unknown' ? { _tag: 'Unknown' } : { _tag: 'NeverArrived' }
    const { details } = shown
    // A voided charge holds no money.
    if (transactionStatusOf(details.transactionStatus) === 'cancelled')
      return { _tag: 'Refunded', refundId: transactionId }
    const found = await find(reference, details)
    if (found._tag === 'Shown') return found.outcome
    return found._tag === 'Unknown' ? { _tag: 'Unknown' } : { _tag: 'NeverArrived' }
  }

  return { refund, lookUp }
}

function newRefund({ responseCode, transId, errors }: TransactionAnswer): RefundOutcome {
  if (responseCode === '1') return { _tag: 'Refunded', refundId: transId }
  const error = errors?.[0]?.errorCode
  // A duplicate exists but is not listed yet.
  return responseCode === '4' || error === '11' || isPassing(error)
    ? { _tag: 'Unknown' }
    : { _tag: 'Refused', ...(error === undefined ? {} : { why: `reason ${error}` }) }
}

type FoundRefund =
  | { readonly _tag: 'Shown'; readonly details: Details; readonly outcome: RefundOutcome }
  | { readonly _tag: 'NotThere' }
  | { readonly _tag: 'Unknown' }

/** A voided refund returned nothing. */
function refundOutcomeOf({ transId, transactionStatus }: Details): RefundOutcome {
  return transactionStatus === 'refundPendingSettlement' || transactionStatus === 'refundSettledSuccessfully'
    ? { _tag: 'Refunded', refundId: transId }
    : { _tag: 'Refused', why: transactionStatus }
}

function isSame({ refTransId, authAmount, settleAmount }: Details, { transactionId, amount }: RefundRequest): boolean {
  return refTransId === transactionId && amountFrom(settleAmount ?? authAmount ?? 0) === amount
}
