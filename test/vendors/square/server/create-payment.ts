import { either } from 'fp-ts'
import type { Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { TypeOf } from 'io-ts'
import type { Answered } from '../../line/line.ts'
import { type Books, keep, timeOf } from './books.ts'
import { inWords, millisecondsOf } from './durations.ts'
import { type Done, once } from './idempotency.ts'
import type { CardDetails, Payment } from './objects.ts'
import { declineFault, invalid, notFound, type Refusal, written } from './refusals.ts'
import { createPayment, readAs } from './requests.ts'
import { burn, declineOf, type Source, sourceOf } from './sources.ts'

type Wanted = TypeOf<typeof createPayment>

/** https://developer.squareup.com/reference/square/payments-api/create-payment */
export function paymentMade(books: Books, text: string): Answered {
  return pipe(
    readAs(createPayment, text),
    either.match(written, (wanted) =>
      once(books, 'payments', wanted.idempotency_key, wanted, () =>
        pipe(
          objection(books, wanted),
          either.flatMap(() => sourceOf(books, wanted.source_id)),
          either.filterOrElse(
            (source) => source.customer === undefined || source.customer === wanted.customer_id,
            // "Required if the source_id refers to a card on file", https://developer.squareup.com/docs/cards-api/overview.
            () => notFound('card on file for this customer', 'customer_id'),
          ),
          either.map((source) => charged(books, wanted, source)),
        ),
      ),
    ),
  )
}

function objection(
  { seller }: Books,
  { amount_money, tip_money, location_id, ...wanted }: Wanted,
): Either<Refusal, void> {
  const known = [seller.locationId, ...(seller.otherLocationIds ?? [])]
  if (location_id !== undefined && !known.includes(location_id))
    return either.left(notFound(`location ${location_id}`, 'location_id'))
  for (const [field, money] of Object.entries({ amount_money, tip_money })) {
    if (money === undefined) continue
    if (money.currency !== seller.currency)
      return either.left(
        invalid('INVALID_VALUE', `This merchant can only process payments in ${seller.currency}.`, `${field}.currency`),
      )
    if (money.amount < (field === 'amount_money' ? 1 : 0))
      return either.left(invalid('VALUE_TOO_LOW', 'The amount is too low.', `${field}.amount`))
  }
  if (wanted.delay_duration !== undefined && wanted.autocomplete !== false)
    return either.left(
      invalid('BAD_REQUEST', 'delay_duration is only allowed when autocomplete is false.', 'delay_duration'),
    )
  return either.right(undefined)
}

function charged(books: Books, wanted: Wanted, source: Source): Done {
  burn(books, wanted.source_id)
  const code = declineOf(source, wanted.verification_token)
  const payment = keep(books, drawn(books, wanted, source, code))
  const answer =
    code === undefined
      ? { status: 200, body: JSON.stringify({ payment }) }
      : written({ status: 400, errors: [declineFault(code)], beside: { payment } })
  return { answer, payment: payment.id }
}

function drawn(books: Books, wanted: Wanted, source: Source, code: string | undefined): Payment {
  const id = books.name()
  const isTaken = wanted.autocomplete !== false
  // "PT168H" in the examples of https://developer.squareup.com/docs/payments-api/take-payments/card-payments/delayed-capture.
  const delay = millisecondsOf(wanted.delay_duration ?? 'P7D')
  const total = { ...wanted.amount_money, amount: wanted.amount_money.amount + (wanted.tip_money?.amount ?? 0) }
  const now = timeOf(books)
  const { customer_id, reference_id, buyer_email_address, note, tip_money } = wanted
  return {
    id,
    created_at: now,
    updated_at: now,
    amount_money: wanted.amount_money,
    ...given({ tip_money, customer_id, reference_id, buyer_email_address, note }),
    total_money: total,
    approved_money: { ...total, amount: code === undefined ? total.amount : 0 },
    status: code !== undefined ? 'FAILED' : isTaken ? 'COMPLETED' : 'APPROVED',
    delay_duration: inWords(delay),
    delay_action: wanted.delay_action ?? 'CANCEL',
    delayed_until: timeOf(books, delay),
    source_type: 'CARD',
    card_details: details(books, source, code, isTaken),
    location_id: wanted.location_id ?? books.seller.locationId,
    order_id: books.name('order'),
    ...(code !== undefined || isTaken ? {} : { capabilities: editable }),
    ...(code === undefined ? { receipt_number: id.slice(0, 4), receipt_url: receipt(id) } : {}),
    version_token: '',
  }
}

const editable = ['EDIT_AMOUNT_UP', 'EDIT_AMOUNT_DOWN', 'EDIT_TIP_AMOUNT_UP', 'EDIT_TIP_AMOUNT_DOWN']

function receipt(id: string): string {
  return `https://squareupsandbox.com/receipt/preview/${id}`
}

function details(books: Books, source: Source, code: string | undefined, isTaken: boolean): CardDetails {
  const now = timeOf(books)
  const entry = source.customer === undefined ? 'KEYED' : 'ON_FILE'
  const base = { card: source.face, entry_method: entry } as const
  if (code !== undefined)
    return {
      ...base,
      status: 'FAILED',
      ...(code === 'CVV_FAILURE' ? ({ cvv_status: 'CVV_REJECTED' } as const) : {}),
      ...(code === 'ADDRESS_VERIFICATION_FAILURE' ? ({ avs_status: 'AVS_REJECTED' } as const) : {}),
      errors: [declineFault(code)],
      card_payment_timeline: { authorized_at: now },
    }
  return {
    ...base,
    status: isTaken ? 'CAPTURED' : 'AUTHORIZED',
    // A stored card has no code to check: https://developer.squareup.com/docs/payments-api/take-payments/card-payments.
    cvv_status: entry === 'KEYED' ? 'CVV_ACCEPTED' : 'CVV_NOT_CHECKED',
    avs_status: 'AVS_ACCEPTED',
    statement_description: 'SQ *DEFAULT TEST ACCOUNT',
    card_payment_timeline: { authorized_at: now, ...(isTaken ? { captured_at: now } : {}) },
  }
}

type Given<A> = { readonly [K in keyof A]?: Exclude<A[K], undefined> }

/** Square omits missing values. */
export function given<A extends object>(values: A): Given<A> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<A>
}
