import { aDay } from '../../line/held-clock.ts'
import type { Answered } from '../../line/line.ts'
import { type Body, ownResponse, says, tells } from './answers.ts'
import { openBatch } from './batches.ts'
import { type Books, keep, newRetref, type Transaction } from './books.ts'
import type { Fields } from './fields.ts'
import { verdictOf } from './hosts.ts'
import { centsOf, dollarsOf } from './money.ts'

// Changes of an earlier transaction: https://developer.cardpointe.com/cardconnect-api.

export function captured(books: Books, wanted: Fields): Answered {
  const one = transactionNamed(books, wanted)
  if (one === undefined) return says(books, (wanted.retref ?? '') === '' ? 'invalidField' : 'notFound', nobody(wanted))
  const cents = amountIn(wanted, one.cents)
  if (cents === undefined) return says(books, 'invalidAmount', shown(books, one))
  switch (one.status) {
    case 'Authorized': {
      if (cents > one.cents && !books.merchant.capturesMore) return says(books, 'aboveMost', shown(books, one))
      const queued = keep(books, {
        ...one,
        cents,
        status: 'Queued for Capture',
        batchid: openBatch(books),
        capturedAt: books.clock.now(),
      })
      return tells(books, { ...one.response, ...shown(books, queued), ...ofCapture(queued) })
    }
    case 'Queued for Capture':
      if (cents !== one.cents || cents < 0) return says(books, 'invalidField', shown(books, one))
      return tells(books, { ...one.response, ...shown(books, one), ...ofCapture(one) })
    case 'Accepted':
      return says(books, 'settled', { ...shown(books, one), ...ofCapture(one) })
    default:
      return says(books, 'invalidField', { ...shown(books, one), ...ofCapture(one) })
  }
}

/** Partial while only authorised; in full until the batch closes; then impossible. */
export function voided(books: Books, wanted: Fields): Answered {
  return undone(books, transactionNamed(books, wanted), wanted)
}

/** Ignores declines. Of several with one order id it voids the first, perhaps the wrong one. */
export function voidedByOrder(books: Books, wanted: Fields): Answered {
  const ours = wanted.merchid === books.merchant.merchid
  const found = [...books.transactions.values()].find(
    ({ orderid, status }) => ours && orderid !== undefined && orderid === wanted.orderid && status !== 'Declined',
  )
  return undone(books, found, wanted)
}

function undone(books: Books, one: Transaction | undefined, wanted: Fields): Answered {
  if (one === undefined) return says(books, 'notFound', nobody(wanted))
  const asked = centsOf(wanted.amount ?? '0')
  if (asked === undefined || asked < 0) return says(books, 'invalidAmount', shown(books, one))
  if (books.clock.now() - one.at >= 30 * aDay) return says(books, 'tooOldToVoid', shown(books, one))
  const all = Math.abs(one.cents)
  switch (one.status) {
    case 'Authorized': {
      if (asked > all) return says(books, 'invalidAmount', shown(books, one))
      const left = asked === 0 ? 0 : all - asked
      return reversed(books, { ...one, cents: left, status: left === 0 ? 'Voided' : one.status })
    }
    case 'Queued for Capture': {
      if (asked !== 0 && asked !== all) return says(books, 'invalidField', shown(books, one))
      const { batchid: _, ...unqueued } = one
      return reversed(books, { ...unqueued, cents: 0, status: 'Voided' })
    }
    case 'Accepted':
      return says(books, 'batched', shown(books, one))
    default:
      return says(books, 'noAuthToReverse', shown(books, one))
  }
}

/** Refunds a settled transaction up to its amount, under the original's order id unless another is given. */
export function refunded(books: Books, wanted: Fields): Answered {
  const original = transactionNamed(books, wanted)
  if (original === undefined) return says(books, 'notFound', nobody(wanted))
  const isSettled = original.status === 'Accepted'
  const isQueued = original.status === 'Queued for Capture' && books.merchant.refundsUnsettled
  if (!(isSettled || isQueued) || original.cents <= 0) return says(books, 'notSettled', shown(books, original))
  const left = original.cents - givenBack(books, original)
  const cents = amountIn(wanted, left)
  if (cents === undefined || cents <= 0 || cents > left) return says(books, 'invalidAmount', shown(books, original))
  const { response } = verdictOf(books.merchant.host, '', cents)
  const isApproved = response.respstat === 'A'
  const orderid = wanted.orderid ?? original.orderid
  const { batchid: _, capturedAt: __, orderid: ___, ...like } = original
  const refund = keep(books, {
    ...like,
    ...(orderid === undefined ? {} : { orderid }),
    retref: newRetref(books),
    status: isApproved ? 'Queued for Capture' : 'Declined',
    cents: isApproved ? -cents : 0,
    refundOf: original.retref,
    response,
    authcode: isApproved ? 'REFUND' : '',
    at: books.clock.now(),
    ...(isApproved ? { batchid: openBatch(books), capturedAt: books.clock.now() } : {}),
  })
  return tells(books, {
    ...response,
    ...shown(books, refund),
    amount: dollarsOf(isApproved ? cents : 0),
    authcode: refund.authcode,
  })
}

function givenBack(books: Books, { retref }: Transaction): number {
  return [...books.transactions.values()]
    .filter(({ refundOf }) => refundOf === retref)
    .reduce((sum, { cents }) => sum - cents, 0)
}

function reversed(books: Books, one: Transaction): Answered {
  keep(books, one)
  return tells(books, {
    ...ownResponse('approval'),
    ...shown(books, one),
    currency: books.merchant.currency,
    authcode: 'REVERS',
  })
}

/** Only this merchant's: with another id, or none, the transaction does not exist. */
function transactionNamed(books: Books, { merchid, retref = '' }: Fields): Transaction | undefined {
  return merchid === books.merchant.merchid ? books.transactions.get(retref) : undefined
}

function amountIn({ amount }: Fields, otherwise: number): number | undefined {
  return amount === undefined ? otherwise : centsOf(amount)
}

function shown({ merchant }: Books, { retref, orderid, cents, token }: Transaction): Body {
  return { merchid: merchant.merchid, retref, orderId: orderid, account: token, token, amount: dollarsOf(cents) }
}

function ofCapture({ status, batchid, authcode }: Transaction): Body {
  return { setlstat: status, batchid: batchid ?? '-1', authcode, commcard: 'N' }
}

function nobody({ retref = '' }: Fields): Body {
  return { retref }
}
