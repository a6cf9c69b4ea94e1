import { either } from 'fp-ts'
import type { Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Answered } from '../../line/line.ts'
import { type Books, keep, timeOf } from './books.ts'
import { once } from './idempotency.ts'
import type { Payment } from './objects.ts'
import { invalid, notFound, type Refusal, written } from './refusals.ts'
import { cancelByKey, completePayment, readAs, updatePayment } from './requests.ts'

export function paymentNamed(books: Books, id: string): Either<Refusal, Payment> {
  const payment = books.payments.get(id)
  return payment === undefined ? either.left(notFound(`payment with id: ${id}`)) : either.right(payment)
}

export function paymentShown(books: Books, id: string): Answered {
  return shown(paymentNamed(books, id))
}

/** https://developer.squareup.com/reference/square/payments-api/complete-payment */
export function paymentCompleted(books: Books, id: string, text: string): Answered {
  return pipe(
    either.Do,
    either.apS('wanted', readAs(completePayment, text)),
    either.apS('payment', paymentNamed(books, id)),
    either.flatMap(({ wanted, payment }) =>
      pipe(
        ofVersion(payment, wanted.version_token ?? undefined),
        either.flatMap(() => approved(payment)),
      ),
    ),
    either.map((payment) => keep(books, completed(books, payment))),
    shown,
  )
}

/** https://developer.squareup.com/reference/square/payments-api/cancel-payment */
export function paymentCanceled(books: Books, id: string): Answered {
  return pipe(
    paymentNamed(books, id),
    either.flatMap(approved),
    either.map((payment) => keep(books, canceled(books, payment))),
    shown,
  )
}

/**
 * https://developer.squareup.com/reference/square/payments-api/cancel-payment-by-idempotency-key: succeeds without
 * effect for an unknown key; the payment may then be requested again.
 */
export function canceledByKey(books: Books, text: string): Answered {
  return pipe(
    readAs(cancelByKey, text),
    either.match(written, ({ idempotency_key: key }) => {
      const name = `payments ${key}`
      const payment = books.payments.get(books.keys.get(name)?.payment ?? '')
      const done: Answered = { status: 200, body: '{}' }
      if (payment === undefined) return done
      return pipe(
        approved(payment),
        either.match(written, () => {
          keep(books, canceled(books, payment))
          books.keys.delete(name)
          return done
        }),
      )
    }),
  )
}

/** https://developer.squareup.com/reference/square/payments-api/update-payment: amounts of an approved payment. */
export function paymentUpdated(books: Books, id: string, text: string): Answered {
  return pipe(
    readAs(updatePayment, text),
    either.match(written, (wanted) =>
      once(books, `update ${id}`, wanted.idempotency_key, wanted, () =>
        pipe(
          paymentNamed(books, id),
          either.flatMap((payment) =>
            pipe(
              ofVersion(payment, wanted.payment.version_token),
              either.flatMap(() => approved(payment)),
            ),
          ),
          either.map((payment) => {
            const amount = wanted.payment.amount_money ?? payment.amount_money
            const tip = wanted.payment.tip_money ?? payment.tip_money
            const total = { ...amount, amount: amount.amount + (tip?.amount ?? 0) }
            const kept = keep(books, {
              ...payment,
              amount_money: amount,
              ...(tip === undefined ? {} : { tip_money: tip }),
              total_money: total,
              // "May change if Square chooses to obtain reauthorization", which a lower amount does not need:
              // approved_money of https://developer.squareup.com/reference/square/objects/Payment.
              ...(total.amount > payment.approved_money.amount ? { approved_money: total } : {}),
            })
            return { answer: { status: 200, body: JSON.stringify({ payment: kept }) }, payment: id }
          }),
        ),
      ),
    ),
  )
}

/** https://developer.squareup.com/docs/payments-api/take-payments/card-payments/delayed-capture#time-threshold */
export function elapse(books: Books): void {
  for (const payment of books.payments.values())
    if (payment.status === 'APPROVED' && Date.parse(payment.delayed_until) <= books.clock.now())
      keep(books, payment.delay_action === 'CANCEL' ? canceled(books, payment) : completed(books, payment))
}

function approved(payment: Payment): Either<Refusal, Payment> {
  return payment.status === 'APPROVED'
    ? either.right(payment)
    : either.left(invalid('BAD_REQUEST', `Payment ${payment.id} is ${payment.status}, and not APPROVED.`))
}

/** "If the server has a different version of the Payment, … a response with a VERSION_MISMATCH error is returned." */
function ofVersion(payment: Payment, token: string | undefined): Either<Refusal, void> {
  return token === undefined || token === payment.version_token
    ? either.right(undefined)
    : either.left(invalid('VERSION_MISMATCH', 'The payment has another version.', 'version_token'))
}

function completed(books: Books, { capabilities: _, ...payment }: Payment): Payment {
  const { card_details: details } = payment
  return {
    ...payment,
    status: 'COMPLETED',
    card_details: {
      ...details,
      status: 'CAPTURED',
      card_payment_timeline: { ...details.card_payment_timeline, captured_at: timeOf(books) },
    },
  }
}

function canceled(books: Books, { capabilities: _, ...payment }: Payment): Payment {
  const { card_details: details } = payment
  return {
    ...payment,
    status: 'CANCELED',
    approved_money: { ...payment.approved_money, amount: 0 },
    card_details: {
      ...details,
      status: 'VOIDED',
      card_payment_timeline: { ...details.card_payment_timeline, voided_at: timeOf(books) },
    },
  }
}

function shown(outcome: Either<Refusal, Payment>): Answered {
  return either.match(written, (payment: Payment) => ({ status: 200, body: JSON.stringify({ payment }) }))(outcome)
}
