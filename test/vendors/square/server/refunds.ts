import { either } from 'fp-ts'
import type { Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Answered } from '../../line/line.ts'
import { type Books, keep, tell, timeOf } from './books.ts'
import { once } from './idempotency.ts'
import { paymentNamed } from './move-payment.ts'
import type { Payment, Refund } from './objects.ts'
import { invalid, notFound, type Refusal, refundFault, written } from './refusals.ts'
import { readAs, refundPayment } from './requests.ts'

/** https://developer.squareup.com/reference/square/refunds-api/refund-payment: PENDING until the bank decides. */
export function refundMade(books: Books, text: string): Answered {
  return pipe(
    readAs(refundPayment, text),
    either.match(written, (wanted) =>
      once(books, 'refunds', wanted.idempotency_key, wanted, () =>
        pipe(
          wanted.payment_id === undefined
            ? either.left(invalid('MISSING_REQUIRED_PARAMETER', 'Missing required parameter.', 'payment_id'))
            : paymentNamed(books, wanted.payment_id),
          either.flatMap((payment) => refundable(payment, wanted.amount_money)),
          either.map((payment) => {
            const refund = given(books, payment, wanted.amount_money.amount, wanted.reason)
            return { answer: { status: 200, body: JSON.stringify({ refund }) }, payment: payment.id }
          }),
        ),
      ),
    ),
  )
}

export function refundShown(books: Books, id: string): Answered {
  const refund = books.refunds.get(id)
  return refund === undefined
    ? written(notFound(`refund with id: ${id}`))
    : { status: 200, body: JSON.stringify({ refund }) }
}

/** Decides pending refunds (https://developer.squareup.com/docs/refunds-api/overview). */
export function settle(books: Books, status: 'COMPLETED' | 'REJECTED'): void {
  for (const refund of books.refunds.values()) {
    if (refund.status !== 'PENDING') continue
    const settled: Refund = { ...refund, status, updated_at: timeOf(books) }
    books.refunds.set(refund.id, settled)
    tell(books, 'refund.updated', refund.id, settled)
    const payment = books.payments.get(refund.payment_id)
    if (status === 'REJECTED' && payment !== undefined) keep(books, withRefunds(books, payment))
  }
}

/** "Cannot be more than the total_money value of the payment minus the total amount of all previously completed refunds". */
function refundable(
  payment: Payment,
  money: { readonly amount: number; readonly currency: string },
): Either<Refusal, Payment> {
  if (payment.status === 'APPROVED')
    return either.left(refundFault('REFUND_ERROR_PAYMENT_NEEDS_COMPLETION', 'The payment must be completed first.'))
  if (payment.status !== 'COMPLETED')
    return either.left(refundFault('PAYMENT_NOT_REFUNDABLE', `A payment that is ${payment.status} cannot be refunded.`))
  if (money.currency !== payment.total_money.currency)
    return either.left(invalid('INVALID_VALUE', 'Not the currency of the payment.', 'amount_money.currency'))
  if (money.amount < 1) return either.left(invalid('VALUE_TOO_LOW', 'The amount is too low.', 'amount_money.amount'))
  const left = payment.total_money.amount - (payment.refunded_money?.amount ?? 0)
  return money.amount <= left
    ? either.right(payment)
    : either.left(
        refundFault('REFUND_AMOUNT_INVALID', 'The requested refund amount exceeds the amount available to refund.'),
      )
}

function given(books: Books, payment: Payment, amount: number, reason: string | undefined): Refund {
  const now = timeOf(books)
  const refund: Refund = {
    // A refund's id starts with its payment's.
    id: books.name(`${payment.id}_`),
    status: 'PENDING',
    location_id: payment.location_id,
    amount_money: { amount, currency: payment.total_money.currency },
    payment_id: payment.id,
    order_id: books.name('order'),
    ...(reason === undefined ? {} : { reason }),
    created_at: now,
    updated_at: now,
  }
  books.refunds.set(refund.id, refund)
  tell(books, 'refund.created', refund.id, refund)
  keep(books, withRefunds(books, payment))
  return refund
}

/** Pending refunds count: Square deducts them from the seller's balance at once. */
function withRefunds(books: Books, payment: Payment): Payment {
  const all = [...books.refunds.values()].filter((refund) => refund.payment_id === payment.id)
  const held = all.filter(({ status }) => status === 'PENDING' || status === 'COMPLETED')
  return {
    ...payment,
    refunded_money: {
      amount: held.reduce((sum, { amount_money }) => sum + amount_money.amount, 0),
      currency: payment.total_money.currency,
    },
    refund_ids: all.map(({ id }) => id),
  }
}
