import type { Currency } from '../../src-domain/money/currency.ts'
import { brandOf } from '../../src-domain/payment/card-digits.ts'
import type { ChargeOutcome } from '../../src-domain/payment/payment-gateway.ts'
import { type Transaction, transaction, transactions } from './gateway-answers.ts'
import type { Api } from './gateway-api.ts'
import { declineReason } from './gateway-decline.ts'
import { amountFrom } from './gateway-money.ts'
import { orderIdOf } from './gateway-order-id.ts'

/** https://developer.cardpointe.com/cardconnect-api#settlement-status-response-values */
export type TransactionStatus = 'authorised' | 'captured' | 'settled' | 'cancelled' | 'declined' | 'verified' | 'other'

export function transactionStatusOf({ setlstat = '' }: Pick<Transaction, 'setlstat'>): TransactionStatus {
  return standings.get(setlstat.toLowerCase()) ?? 'other'
}

const standings: ReadonlyMap<string, TransactionStatus> = new Map([
  ['authorized', 'authorised'],
  ['queued for capture', 'captured'],
  ['accepted', 'settled'],
  ['amount under review', 'settled'],
  ['pin debit', 'settled'],
  ['processed', 'settled'],
  ['voided', 'cancelled'],
  ['declined', 'declined'],
  // A verification without a charge.
  ['zero amount', 'verified'],
])

export type TransactionLookUp =
  | { readonly _tag: 'Shown'; readonly one: Transaction }
  | { readonly _tag: 'NotThere' }
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'TurnedAway' }

const notFound = '29'

export async function showTransaction(api: Api, retref: string): Promise<TransactionLookUp> {
  const said = await api.get(['inquire', retref, api.merchantId], transaction)
  return said._tag === 'Said' ? lookUpOf([said.body]) : said
}

/** Prefers one that was not declined. */
export async function findTransaction(api: Api, reference: string): Promise<TransactionLookUp> {
  // 1: this merchant only.
  const said = await api.get(['inquireByOrderid', orderIdOf(reference), api.merchantId, '1'], transactions)
  return said._tag === 'Said' ? lookUpOf(Array.isArray(said.body) ? said.body : [said.body]) : said
}

function lookUpOf(found: readonly Transaction[]): TransactionLookUp {
  const there = found.filter(({ setlstat }) => setlstat !== undefined)
  const one = there.find((each) => transactionStatusOf(each) !== 'declined') ?? there[0]
  if (one !== undefined) return { _tag: 'Shown', one }
  return found.every(({ respproc, respcode }) => respproc === 'PPS' && respcode === notFound)
    ? { _tag: 'NotThere' }
    : { _tag: 'Unknown' }
}

/** A voided charge pays for nothing. */
export function outcomeOf(one: Transaction, currency: Currency): ChargeOutcome {
  switch (transactionStatusOf(one)) {
    case 'authorised':
    case 'captured':
    case 'settled':
      return authorised({ ...one, currency: one.currency ?? currency })
    case 'cancelled':
      return { _tag: 'Declined', reason: 'declined' }
    case 'declined':
      return { _tag: 'Declined', reason: declineReason(one) }
    case 'verified':
    case 'other':
      return { _tag: 'Unknown' }
  }
}

export function authorised(
  one: Pick<Transaction, 'retref' | 'amount' | 'token'> & { readonly currency: string },
): ChargeOutcome {
  const { retref: transactionId, token, currency } = one
  const amount = amountFrom(one.amount)
  if (transactionId === undefined || amount === undefined) return { _tag: 'Unknown' }
  return {
    _tag: 'Authorised',
    transactionId,
    amount,
    currency,
    ...(token === undefined ? {} : { card: cardIn(token) }),
  }
}

/** A 9, the card's first two digits, and its last four. */
export function cardIn(token: string): { readonly brand: string; readonly last4: string } {
  const digits = token.slice(1, 3)
  return { brand: /^6[0245]/.test(digits) ? 'discover' : brandOf(digits), last4: token.slice(-4) }
}
