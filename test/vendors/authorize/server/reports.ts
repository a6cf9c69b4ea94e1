import type { TypeOf } from 'io-ts'
import type { Answered } from '../../line/line.ts'
import type { Books, Transaction } from './books.ts'
import { answer, type Body } from './messages.ts'
import { dollarsOf } from './money.ts'
import type { getBatch, getBatches, getUnsettled } from './requests.ts'
import { masked } from './transaction-response.ts'

/** https://developer.authorize.net/api/reference/index.html#transaction-reporting-get-transaction-details */
export function detailsShown(books: Books, refId: string | undefined, id: string): Answered {
  const transaction = books.transactions.get(id)
  return transaction === undefined
    ? answer(refId, 'E00040')
    : answer(refId, 'I00001', { transaction: detailsOf(transaction) })
}

/**
 * https://developer.authorize.net/api/reference/index.html#transaction-reporting-get-unsettled-transaction-list: at
 * most a thousand, pages from one.
 */
export function unsettledListed(books: Books, refId: string | undefined, how: TypeOf<typeof getUnsettled>): Answered {
  const all = [...books.transactions.values()].filter(({ status }) => !status.endsWith('ettledSuccessfully'))
  return listed(refId, all, how)
}

/**
 * https://developer.authorize.net/api/reference/index.html#transaction-reporting-get-transaction-list: of one batch.
 */
export function batchListed(
  books: Books,
  refId: string | undefined,
  { batchId, ...how }: TypeOf<typeof getBatch>,
): Answered {
  return listed(
    refId,
    [...books.transactions.values()].filter((one) => one.batchId === batchId),
    how,
  )
}

const longestWindow = 31 * 24 * 3_600_000

/**
 * https://developer.authorize.net/api/reference/index.html#transaction-reporting-get-settled-batch-list: at most 31
 * days; default the last day.
 */
export function batchesListed(
  books: Books,
  refId: string | undefined,
  { firstSettlementDate: first, lastSettlementDate: last }: TypeOf<typeof getBatches>,
): Answered {
  const until = last === undefined ? books.clock.now() : Date.parse(last)
  const since = first === undefined ? until - 24 * 3_600_000 : Date.parse(first)
  if (since > until || until - since > longestWindow) return answer(refId, 'E00013', {}, 'The date range is invalid.')
  const batches = [...books.batches].filter(([, at]) => at >= since && at <= until)
  return batches.length === 0
    ? answer(refId, 'I00004')
    : answer(refId, 'I00001', {
        batchList: batches.map(([batchId, at]) => ({
          batchId,
          settlementTimeUTC: new Date(at).toISOString(),
          settlementState: 'settledSuccessfully',
          paymentMethod: 'creditCard',
        })),
      })
}

function listed(
  refId: string | undefined,
  all: Transaction[],
  { sorting, paging }: TypeOf<typeof getUnsettled>,
): Answered {
  const isDescending = sorting === undefined || String(sorting.orderDescending ?? 'false') === 'true'
  const ordered = isDescending ? all.reverse() : all
  const limit = Math.min(Number(paging?.limit ?? 1_000), 1_000)
  const from = (Number(paging?.offset ?? 1) - 1) * limit
  const page = ordered.slice(from, from + limit)
  return page.length === 0
    ? answer(refId, 'I00004', { totalNumInResultSet: 0 })
    : answer(refId, 'I00001', { transactions: page.map(summaryOf), totalNumInResultSet: page.length })
}

function summaryOf(transaction: Transaction): Body {
  const { id, status, card, invoiceNumber } = transaction
  return {
    transId: id,
    ...timesOf(transaction),
    transactionStatus: status,
    ...(invoiceNumber === undefined ? {} : { invoiceNumber }),
    accountType: card.brand,
    accountNumber: masked(card),
    settleAmount: dollarsOf(transaction.settled),
    marketType: 'eCommerce',
    product: 'Card Not Present',
  }
}

function detailsOf(transaction: Transaction): Body {
  const { id, refTransId, refId, type, status, invoiceNumber, description, email, card, reason } = transaction
  const responseCode = status === 'declined' ? 2 : 1
  const order = {
    ...(invoiceNumber === undefined ? {} : { invoiceNumber }),
    ...(description === undefined ? {} : { description }),
  }
  return {
    transId: id,
    ...(refTransId === undefined ? {} : { refTransId }),
    ...timesOf(transaction),
    transactionType: type,
    transactionStatus: status,
    responseCode,
    responseReasonCode: Number(reason.code),
    responseReasonDescription: responseCode === 1 ? 'Approval' : reason.text,
    authCode: transaction.authCode,
    AVSResponse: transaction.avs,
    cardCodeResponse: transaction.cvv,
    ...(Object.keys(order).length === 0 ? {} : { order }),
    authAmount: dollarsOf(transaction.authorised),
    settleAmount: dollarsOf(transaction.settled),
    taxExempt: false,
    payment: { creditCard: { cardNumber: masked(card), expirationDate: 'XXXX', cardType: card.brand } },
    ...(email === undefined ? {} : { customer: { email } }),
    recurringBilling: false,
    product: 'Card Not Present',
    marketType: 'eCommerce',
    ...(refId === undefined ? {} : { transrefId: refId }),
  }
}

function timesOf({ at }: Transaction): Body {
  const time = new Date(at).toISOString()
  return { submitTimeUTC: time, submitTimeLocal: time.replace('Z', '') }
}
