import * as t from 'io-ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { oneOf, text, wholeNumber, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { diningOption } from '../fulfilment/dining-option.ts'

/** Raised when a reader of the old form could misread the new one; fields that are only added do not raise it. */
export const noticeFormat = 1

export interface NoticeChoice {
  readonly itemId: string
  readonly optionId: string
  readonly name: string
  readonly unitCents: number
  readonly choices: readonly NoticeChoice[]
}

const wholeCents = wholeNumber(-1_000_000_000, 1_000_000_000)

const choice: Codec<NoticeChoice> = t.recursion('a choice of a line', (self) =>
  shape('a choice of a line', {
    required: { itemId: text, optionId: text, name: text, unitCents: wholeCents, choices: list<NoticeChoice>(self) },
  }),
)

/**
 * What a restaurant's own system is told of an order. Whole cents of its `currency`; times in ISO 8601 with the offset of the location's
 * zone, whose name is `location.timeZone`. `orderId` and `version` together name one notice: the same pair again is the
 * same notice, and of two the higher version is the order as it is now. Nothing of a card is in it, and nobody's e-mail.
 */
export const orderNotice = shape('an order notice', {
  required: {
    format: wholeNumber(1, 1),
    event: oneOf('an event', ['order.placed', 'order.cancelled']),
    orderId: text,
    version: wholeNumber(1, 1_000_000),
    brandId: text,
    location: shape('the location of a notice', { required: { id: text, slug: text, name: text, timeZone: text } }),
    /** What people say aloud at the counter. */
    number: text,
    diningOption,
    placedAt: text,
    lines: list(
      shape('a line of a notice', {
        required: {
          itemId: text,
          name: text,
          quantity: wholeNumber(1, 1_000_000),
          /** One piece with all its choices. */
          unitCents: wholeCents,
          totalCents: wholeCents,
          notes: text,
          choices: list(choice),
        },
      }),
    ),
    note: text,
    /** ISO 4217, of all amounts. */
    currency: text,
    totals: shape('totals in cents', {
      required: {
        subtotal: wholeCents,
        discount: wholeCents,
        serviceFee: wholeCents,
        tax: wholeCents,
        tip: wholeCents,
        /** All of it, however it was paid. */
        total: wholeCents,
      },
      // Only where it is so: the tax is in the prices, and does not come on top of them.
      optional: { taxIncluded: yesNo },
    }),
    /** How the total is paid; cash is still to be taken. */
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
    /** Of an order that was cancelled, with why, which may be ''. */
    cancelledAt: text,
    reason: text,
    /** An order for later; without it the order is for now. */
    wantedAt: text,
    /** The end of the quarter of an hour in which a courier comes. */
    wantedUntil: text,
    estimatedMinutes: wholeNumber(0, 100_000),
    guest: shape('a guest', { required: {}, optional: { name: text, phone: text } }),
    table: text,
    address: shape('where it is delivered', {
      required: { street1: text, street2: text, city: text, state: text, zip: text, notes: text },
    }),
  },
})

export type OrderNotice = t.TypeOf<typeof orderNotice>
