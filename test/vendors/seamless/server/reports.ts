import type { Answered } from '../../line/line.ts'
import { type Body, says, tells } from './answers.ts'
import { within } from './batches.ts'
import type { Batch, Books, Transaction } from './books.ts'
import { dollarsOf } from './money.ts'

export function inquired(books: Books, retref: string, merchid: string): Answered {
  const one = merchid === books.merchant.merchid ? books.transactions.get(retref) : undefined
  return one === undefined ? says(books, 'notFound', { retref }) : tells(books, details(books, one))
}

/** All transactions with this order id, refunds and declines included: one object, or a list. */
export function inquiredByOrder(books: Books, orderid: string, merchid: string): Answered {
  const found = [...books.transactions.values()].filter(
    (one) => one.orderid !== undefined && one.orderid === orderid && merchid === books.merchant.merchid,
  )
  const [first] = found
  if (first === undefined) return says(books, 'notFound', { orderId: orderid })
  return tells(books, found.length === 1 ? details(books, first) : found.map((one) => details(books, one)))
}

/** Settlement status by batch, by day (MMDD), or of all batches not yet reported. */
export function settlementsTold(books: Books, query: URLSearchParams): Answered {
  const [batchid, date] = [query.get('batchid'), query.get('date')]
  const closed = [...books.batches.values()].filter(({ closedAt }) => closedAt !== undefined)
  const wanted = closed.filter((one) => {
    if (batchid !== null) return one.batchid === batchid
    return date === null ? !one.isTold : stamp(one.closedAt ?? 0).slice(4, 8) === date
  })
  for (const one of wanted) books.batches.set(one.batchid, { ...one, isTold: true })
  if (query.get('merchid') !== books.merchant.merchid || wanted.length === 0)
    return { status: 200, body: 'Null batches' }
  return tells(
    books,
    wanted.map((one) => batchOf(books, one)),
  )
}

function batchOf(books: Books, batch: Batch): Body {
  const all = within(books, batch)
  const [charged, given] = [all.filter(({ cents }) => cents > 0), all.filter(({ cents }) => cents < 0)]
  return {
    batchid: batch.batchid,
    hostbatch: batch.batchid,
    hoststat: 'GB',
    merchid: books.merchant.merchid,
    respproc: books.merchant.host,
    chargecnt: charged.length,
    chargetotal: dollarsOf(sum(charged)),
    refundcnt: given.length,
    refundtotal: dollarsOf(-sum(given)),
    txns: all.map(({ retref, cents, orderid, wantsReceipt, authcode }) => ({
      retref,
      authcode,
      setlamount: dollarsOf(cents),
      setlstat: 'Y',
      ...(wantsReceipt && orderid !== undefined ? { salesdoc: orderid } : {}),
    })),
  }
}

function details(books: Books, one: Transaction): Body {
  const batch = books.batches.get(one.batchid ?? '')
  const isOpen = one.status === 'Authorized' || one.status === 'Queued for Capture'
  const mayRefund = one.cents > 0 && (one.status === 'Accepted' || books.merchant.refundsUnsettled)
  return {
    ...one.response,
    ...one.profile,
    retref: one.retref,
    orderId: one.orderid,
    merchid: books.merchant.merchid,
    account: one.token,
    token: one.token,
    lastfour: one.token.slice(-4),
    expiry: one.expiry,
    name: one.name,
    amount: dollarsOf(one.cents),
    currency: books.merchant.currency,
    setlstat: one.status,
    entrymode: one.entrymode,
    batchid: one.batchid,
    authdate: stamp(one.at).slice(0, 8),
    capturedate: one.capturedAt === undefined ? undefined : stamp(one.capturedAt),
    settledate: batch?.closedAt === undefined ? undefined : stamp(batch.closedAt),
    voidable: isOpen ? 'Y' : 'N',
    refundable: mayRefund ? 'Y' : 'N',
  }
}

function sum(transactions: readonly Transaction[]): number {
  return transactions.reduce((total, { cents }) => total + cents, 0)
}

function stamp(at: number): string {
  return new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)
}
