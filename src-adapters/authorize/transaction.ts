import type { Currency } from '../../src-domain/money/currency.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import type { ChargeOutcome } from '../../src-domain/payment/payment-gateway.ts'
import { type Details, emptyAnswer, type TransactionAnswer, transactionAnswer, transactionDetails } from './answers.ts'
import type { AskApi } from './api.ts'
import { brandNamed } from './card-brand.ts'
import { declineReason, isPassing } from './decline.ts'
import { amountFrom } from './money.ts'

/** https://developer.authorize.net/api/reference/index.html#transaction-reporting-get-transaction-details */
export type TransactionStatus = 'authorised' | 'captured' | 'settled' | 'cancelled' | 'declined' | 'held' | 'other'

export function transactionStatusOf(status: string): TransactionStatus {
  return standings.get(status) ?? 'other'
}

const standings: ReadonlyMap<string, TransactionStatus> = new Map([
  ['authorizedPendingCapture', 'authorised'],
  ['capturedPendingSettlement', 'captured'],
  ['settledSuccessfully', 'settled'],
  ['voided', 'cancelled'],
  ['expired', 'cancelled'],
  ['declined', 'declined'],
  ['generalError', 'declined'],
  ['communicationError', 'declined'],
  ['failedReview', 'declined'],
  // Fraud filters hold it for manual review, possibly for days.
  ['FDSPendingReview', 'held'],
  ['FDSAuthorizedPendingReview', 'held'],
])

export type TransactionLookUp =
  | { readonly _tag: 'Shown'; readonly details: Details }
  | { readonly _tag: 'NotThere' }
  | { readonly _tag: 'Unknown' }

export async function showTransaction(ask: AskApi, transId: string): Promise<TransactionLookUp> {
  const said = await ask('getTransactionDetailsRequest', { transId }, transactionDetails)
  if (said._tag === 'Unknown') return said
  const { transaction } = said.body
  if (said.isOk && transaction !== undefined) return { _tag: 'Shown', details: transaction }
  // E00003: the id has the wrong format.
  return said.code === 'E00040' || said.code === 'E00003' ? { _tag: 'NotThere' } : { _tag: 'Unknown' }
}

/** A voided or expired charge cannot pay for an order. */
export function outcomeOf(details: Details, currency: Currency): ChargeOutcome {
  switch (transactionStatusOf(details.transactionStatus)) {
    case 'authorised':
    case 'captured':
    case 'settled': {
      const amount = details.authAmount === undefined ? undefined : amountFrom(details.authAmount)
      if (amount === undefined) return { _tag: 'Unknown' }
      const { cardNumber, cardType } = details.payment?.creditCard ?? {}
      return { _tag: 'Authorised', transactionId: details.transId, amount, currency, ...cardOf(cardType, cardNumber) }
    }
    case 'cancelled':
      return { _tag: 'Declined', reason: 'declined' }
    case 'declined': {
      const { responseReasonCode: code, AVSResponse: avs = '', cardCodeResponse: cvv = '' } = details
      return { _tag: 'Declined', reason: declineReason(code === undefined ? code : String(code), { avs, cvv }) }
    }
    case 'held':
    case 'other':
      return { _tag: 'Unknown' }
  }
}

/** Only the response to a partial approval has an amount. */
export function approvedAs(made: TransactionAnswer, asked: Minor, currency: Currency): ChargeOutcome {
  const part = made.prePaidCard?.approvedAmount
  const amount = part === undefined || part === '' ? asked : amountFrom(Number(part))
  if (amount === undefined) return { _tag: 'Unknown' }
  const { transId: transactionId, accountType, accountNumber } = made
  return { _tag: 'Authorised', transactionId, amount, currency, ...cardOf(accountType, accountNumber) }
}

function cardOf(type: string | undefined, number: string | undefined) {
  const [last4] = /\d{4}$/.exec(number ?? '') ?? []
  return type === undefined || last4 === undefined ? {} : { card: { brand: brandNamed(type), last4 } }
}

/** Declines a held charge: no operator reviews it, and the customer cannot wait. */
export async function refuseHeld(ask: AskApi, refTransId: string): Promise<ChargeOutcome> {
  const said = await ask(
    'updateHeldTransactionRequest',
    { heldTransactionRequest: { action: 'decline', refTransId } },
    emptyAnswer,
  )
  return said._tag === 'Said' && said.isOk ? { _tag: 'Declined', reason: 'declined' } : { _tag: 'Unknown' }
}

/** 'done': the change was made, now or earlier; 'refused': it can never be made. */
export async function changeTransaction(
  ask: AskApi,
  transactionRequest: object,
  done: readonly string[],
): Promise<'done' | 'refused' | 'unknown'> {
  const said = await ask('createTransactionRequest', { transactionRequest }, transactionAnswer)
  const made = said._tag === 'Said' ? said.body.transactionResponse : undefined
  if (made === undefined) return said._tag === 'Said' && said.code === 'E00003' ? 'refused' : 'unknown'
  if (made.responseCode === '1') return done.includes(made.messages?.[0]?.code ?? '') ? 'done' : 'refused'
  return isPassing(made.errors?.[0]?.errorCode) ? 'unknown' : 'refused'
}
