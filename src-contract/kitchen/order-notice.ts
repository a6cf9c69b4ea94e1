import type * as t from 'io-ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { nested } from '../codec/nested.ts'
import { oneOf, text, wholeNumber, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { diningOption } from '../fulfilment/dining-option.ts'
import { allergenFacts } from '../menu/allergen-facts.ts'
import { exactRate } from '../money/rate.ts'

/** Increases when old receivers could misread the new format; added fields do not increase it. */
export const noticeFormat = 1

export interface NoticeChoice {
  readonly itemId: string
  readonly optionId: string
  readonly name: string
  readonly unitCents: number
  readonly choices: readonly NoticeChoice[]
}

const noticeEvents = [
  'order.placed',
  'order.accepted',
  'order.delayed',
  'order.ready',
  'order.completed',
  'order.cancelled',
] as const

const wholeCents = wholeNumber(-1_000_000_000, 1_000_000_000)

const choice: Codec<NoticeChoice> = nested('a choice of a line', (self) =>
  shape('a choice of a line', {
    required: { itemId: text, optionId: text, name: text, unitCents: wholeCents, choices: list<NoticeChoice>(self) },
  }),
)

/**
 * An order for a restaurant's own system. Amounts in whole cents of `currency`; times in ISO 8601 with the offset of
 * `location.timeZone`. No card data, no email.
 * `orderId` and `version` identify a notice: the same pair is a repeat, and the higher version is current.
 */
export const orderNotice = shape('an order notice', {
  required: {
    format: wholeNumber(1, 1),
    event: oneOf('an event', noticeEvents),
    orderId: text,
    version: wholeNumber(1, 1_000_000),
    brandId: text,
    location: shape('the location of a notice', { required: { id: text, slug: text, name: text, timeZone: text } }),
    /** Staff call it out at the counter. */
    number: text,
    diningOption,
    placedAt: text,
    lines: list(
      shape('a line of a notice', {
        required: {
          itemId: text,
          name: text,
          quantity: wholeNumber(1, 1_000_000),
          /** Price of one piece with all its choices. */
          unitCents: wholeCents,
          totalCents: wholeCents,
          notes: text,
          choices: list(choice),
        },
        /** Allergens of the line with its choices; absent: unknown. */
        optional: { allergens: allergenFacts },
      }),
    ),
    note: text,
    /** ISO 4217. */
    currency: text,
    totals: shape('totals in cents', {
      required: {
        subtotal: wholeCents,
        discount: wholeCents,
        serviceFee: wholeCents,
        tax: wholeCents,
        tip: wholeCents,
        /** The whole total, whatever the payment method. */
        total: wholeCents,
      },
      // `taxIncluded`: present if prices include the tax. `taxes`: parts of an order with several rates; without a
      // category, the location's own rate.
      optional: {
        taxIncluded: yesNo,
        taxes: list(
          shape('the tax of a category', {
            required: { rate: exactRate, taxableCents: wholeCents, cents: wholeCents },
            optional: { category: text },
          }),
        ),
      },
    }),
    /** Payments. Staff must still collect a cash payment. */
    tenders: list(
      shape('a tender', {
        required: {
          kind: oneOf('a kind of tender', ['cash', 'card', 'loyalty-credit', 'gift-card']),
          cents: wholeCents,
        },
      }),
    ),
  },
  optional: {
    /** Present for a cancelled order; the reason may be ''. */
    cancelledAt: text,
    reason: text,
    /** When an event of the board happened. */
    happenedAt: text,
    /** New promised time of an accepted or delayed order. */
    promisedAt: text,
    /** Absent: as soon as possible. */
    wantedAt: text,
    /** End of the courier's fifteen-minute window. */
    wantedUntil: text,
    estimatedMinutes: wholeNumber(0, 100_000),
    guest: shape('a guest', { required: {}, optional: { name: text, phone: text } }),
    table: text,
    /** Years. The order has alcohol, so staff or the courier check the customer's ID. */
    checkIdFor: wholeNumber(1, 99),
    address: shape('where it is delivered', {
      required: { street1: text, street2: text, city: text, state: text, zip: text, notes: text },
    }),
  },
})

export type OrderNotice = t.TypeOf<typeof orderNotice>
