import type { Books, Transaction } from './books.ts'
import { centsOf } from './money.ts'
import type { TransactionRequest } from './requests.ts'
import { type Outcome, unsuccessful } from './transaction-response.ts'
import { approved } from './verdicts.ts'

// Reason codes for changes of a transaction: https://developer.authorize.net/api/reference/responseCodes.html.
const notFound = unsuccessful('16', 'The transaction cannot be found.')
const alreadyVoided = { code: '310', text: 'This transaction has already been voided.' }
const alreadyCaptured = { code: '311', text: 'This transaction has already been captured.' }

/** https://developer.authorize.net/api/reference/index.html#payment-transactions-capture-a-previously-authorized-amount */
export function captured(books: Books, wanted: TransactionRequest): Outcome {
  const transaction = books.transactions.get(wanted.refTransId ?? '')
  if (transaction === undefined) return notFound
  switch (transaction.status) {
    case 'authorizedPendingCapture': {
      const cents = wanted.amount === undefined ? transaction.authorised : centsOf(wanted.amount)
      if (cents === undefined || cents === 0) return unsuccessful('5', 'A valid amount is required.')
      if (cents > transaction.authorised)
        return unsuccessful(
          '47',
          'The amount requested for settlement cannot be greater than the original amount authorized.',
        )
      return done(books, { ...transaction, status: 'capturedPendingSettlement', settled: cents })
    }
    case 'capturedPendingSettlement':
    case 'settledSuccessfully':
      return { responseCode: '1', reason: alreadyCaptured, transaction }
    case 'voided':
      return { responseCode: '1', reason: alreadyVoided, transaction }
    default:
      return notFound
  }
}

/** https://developer.authorize.net/api/reference/index.html#payment-transactions-void-a-transaction: until settled. */
export function voided(books: Books, wanted: TransactionRequest): Outcome {
  const transaction = books.transactions.get(wanted.refTransId ?? '')
  switch (transaction?.status) {
    case 'authorizedPendingCapture':
    case 'capturedPendingSettlement':
    case 'refundPendingSettlement':
      return done(books, { ...transaction, status: 'voided', settled: 0 })
    case 'voided':
      return { responseCode: '1', reason: alreadyVoided, transaction }
    default:
      return notFound
  }
}

/**
 * https://developer.authorize.net/api/reference/index.html#payment-transactions-refund-a-transaction: a settled
 * transaction, up to its amount, to the card with the given last four digits.
 */
export function refunded(books: Books, refId: string | undefined, wanted: TransactionRequest): Outcome {
  const original = books.transactions.get(wanted.refTransId ?? '')
  if (original === undefined) return notFound
  const last4 = wanted.payment?.creditCard?.cardNumber.slice(-4)
  const cents = centsOf(wanted.amount)
  if (cents === undefined || cents === 0) return unsuccessful('5', 'A valid amount is required.')
  if (original.status !== 'settledSuccessfully' || last4 !== original.card.last4)
    return unsuccessful('54', 'The referenced transaction does not meet the criteria for issuing a credit.')
  if (cents > original.settled - givenBack(books, original))
    return unsuccessful(
      '55',
      'The sum of credits against the referenced transaction would exceed original debit amount.',
    )
  const { refId: _, batchId: __, ...kept } = original
  // A refund may have its own order element, as any transactionRequest.
  const { invoiceNumber, description } = wanted.order ?? {}
  return done(books, {
    ...kept,
    ...(refId === undefined ? {} : { refId }),
    ...(invoiceNumber === undefined ? {} : { invoiceNumber }),
    ...(description === undefined ? {} : { description }),
    id: books.number(),
    type: 'refundTransaction',
    status: 'refundPendingSettlement',
    refTransId: original.id,
    authorised: cents,
    settled: cents,
    at: books.clock.now(),
    authCode: '',
    avs: 'P',
    cvv: '',
  })
}

function givenBack(books: Books, original: Transaction): number {
  return [...books.transactions.values()]
    .filter(({ refTransId, status }) => refTransId === original.id && status !== 'voided')
    .reduce((sum, { settled }) => sum + settled, 0)
}

function done(books: Books, transaction: Transaction): Outcome {
  books.transactions.set(transaction.id, transaction)
  return { responseCode: '1', reason: approved, transaction }
}
