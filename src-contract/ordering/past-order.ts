import { right } from 'fp-ts/lib/Either.js'
import { diningOptions } from '../../src-domain/dining-option/dining-option.ts'
import { zero } from '../../src-domain/money/minor.ts'
import type { PastLine, PastModifier, PastOrder } from '../../src-domain/ticket/past-order.ts'
import { address, locationAddress } from '../address/address.ts'
import type { Codec } from '../codec/codec.ts'
import { forgiving } from '../codec/forgiving.ts'
import { type LeftOut, list, unreported } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { nested } from '../codec/nested.ts'
import { ours } from '../codec/ours.ts'
import { inOwnCurrency } from '../codec/own-currency.ts'
import { id, oneOf, text, wholeNumber, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { currencyCode } from '../money/currency-code.ts'
import { money } from '../money/money.ts'
import { taxLines } from '../money/tax-line.ts'
import { ticketPayment } from './ticket-payment.ts'

const words = withFallback(text, '')

interface WireModifier {
  readonly item: string
  readonly option: string
  readonly optionName?: string
  readonly name?: string
  readonly modifications: readonly WireModifier[]
}

/** Wire row 10; the names are our additions. */
const wireModifier: Codec<WireModifier> = nested('a past modification', (self) =>
  shape('a past modification', {
    required: { item: id, option: id, modifications: withFallback(list<WireModifier>(self), []) },
    optional: { name: ours(text), optionName: ours(text) },
  }),
)

/** Wire row 12. The quantity defaults to one. */
const line: Codec<PastLine> = mapped(
  'a past line',
  shape('a past line', {
    required: {
      item: shape('an item by id', { required: { id } }),
      group: id,
      name: text,
      description: words,
      price: money,
      quantity: withFallback(wholeNumber(1, 1_000_000), 1),
      notes: words,
      modifications: withFallback(list(wireModifier), []),
    },
  }),
  ({ item, modifications, ...rest }) =>
    right<never, PastLine>({ ...rest, item: item.id, modifiers: modifications.map(seen) }),
  ({ item, modifiers, ...rest }: PastLine) => ({ ...rest, item: { id: item }, modifications: modifiers.map(written) }),
)

/** PROF-14: keeps an order whose lines are unreadable. */
export function pastOrderReporting(leftOut: LeftOut): Codec<PastOrder> {
  return inOwnCurrency(
    shape('a past order', {
      required: {
        id,
        orderType: oneOf('a type of a past order', [...diningOptions, 'dinein'] as const),
        items: withFallback(list(line, { leftOut }), []),
        totalPrice: money,
        discountAmount: withFallback(money, zero),
        taxAmount: withFallback(money, zero),
        finalAmount: money,
        displayNumber: words,
        createdAt: text,
        location: shape('a past location', {
          required: { id: words, name: text, slug: words },
          optional: { address: forgiving(locationAddress), timeZone: ours(forgiving(text)) },
        }),
      },
      optional: {
        token: ours(text),
        currency: ours(forgiving(currencyCode)),
        cancelledAt: ours(text),
        refundedAmount: ours(money),
        serviceFee: ours(money),
        deliveryFee: ours(money),
        taxIncluded: ours(yesNo),
        taxes: ours(taxLines),
        tip: ours(money),
        giftCardAmount: ours(money),
        appliedCredit: ours(money),
        tableNumber: ours(text),
        payment: ours(forgiving(ticketPayment)),
      },
      orNull: { deliveryInfo: forgiving(address) },
    }),
  )
}

export function pastOrdersReporting(leftOut: LeftOut): Codec<readonly PastOrder[]> {
  return list(pastOrderReporting(leftOut), { leftOut })
}

export const pastOrder: Codec<PastOrder> = pastOrderReporting(unreported)
/** Omits unreadable orders (API-34). */
export const pastOrders: Codec<readonly PastOrder[]> = pastOrdersReporting(unreported)

/** Id of an order: requests older ones. Absent: requests the newest. */
export const pastOrdersQuery = shape('a page of past orders', { required: {}, optional: { before: ours(id) } })

export const pastOrderId = shape('a past order by its id', { required: { id } })

function seen({ modifications, ...rest }: WireModifier): PastModifier {
  return { ...rest, modifiers: modifications.map(seen) }
}

function written({ modifiers, ...rest }: PastModifier): WireModifier {
  return { ...rest, modifications: modifiers.map(written) }
}
