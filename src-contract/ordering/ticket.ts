import { right } from 'fp-ts/lib/Either.js'
import { zero } from '../../src-domain/money/minor.ts'
import type { OrderStatus } from '../../src-domain/placement/order-gateway.ts'
import { type CustomerStep, customerStepNames } from '../../src-domain/ticket/customer-step.ts'
import type { Ticket, TicketLine, TicketModifier } from '../../src-domain/ticket/ticket.ts'
import { address } from '../address/address.ts'
import { instant } from '../call/instant.ts'
import { also } from '../codec/also.ts'
import type { Codec } from '../codec/codec.ts'
import { forgiving } from '../codec/forgiving.ts'
import { type LeftOut, list, unreported } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { nested } from '../codec/nested.ts'
import { ours } from '../codec/ours.ts'
import { inOwnCurrency } from '../codec/own-currency.ts'
import { finite, oneOf, text, wholeNumber, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { diningOption } from '../fulfilment/dining-option.ts'
import { minutes } from '../location/location.ts'
import { allergenFacts } from '../menu/allergen-facts.ts'
import { currencyCode } from '../money/currency-code.ts'
import { money } from '../money/money.ts'
import { taxLines } from '../money/tax-line.ts'
import { furtherStep } from '../payment/further-step.ts'
import { leastAge } from './age-promise.ts'
import { shownDriver } from './driver.ts'
import { ticketPayment } from './ticket-payment.ts'

const words = withFallback(text, '')

export const ticketModifier: Codec<TicketModifier> = nested('a ticket modifier', (self) =>
  shape('a ticket modifier', {
    required: {
      item: text,
      option: text,
      name: words,
      price: withFallback(money, zero),
      modifiers: withFallback(list<TicketModifier>(self), []),
    },
    optional: { optionName: ours(text) },
  }),
)

const line: Codec<TicketLine> = shape('a ticket line', {
  required: {
    itemId: text,
    itemExternalId: words,
    name: text,
    price: money,
    quantity: wholeNumber(1, 1_000_000),
    notes: words,
    group: withFallback(shape('a group', { required: { id: words, name: words } }), { id: '', name: '' }),
    modifiers: withFallback(list(ticketModifier), []),
  },
  // An unreadable declaration does not hide the line.
  optional: { allergens: ours(forgiving(allergenFacts)) },
  orNull: { resGroupId: text },
})

/** Wire row 12: bare text. Also reads `{value}`. */
const contact = also(
  text,
  mapped(
    'a contact',
    shape('a contact', { required: { value: text } }),
    ({ value }) => right(value),
    (value) => ({ value }),
  ),
)

const step: Codec<CustomerStep> = shape('a step of an order', {
  required: { name: oneOf('a step', customerStepNames) },
  optional: { at: instant },
})

/** CONF-05 with our additions. */
export function ticketReporting(leftOut: LeftOut): Codec<Ticket> {
  return inOwnCurrency(
    mapped(
      'a ticket',
      shape('a ticket', {
        required: {
          id: text,
          code: words,
          displayNumber: words,
          items: withFallback(list(line, { leftOut }), []),
          orderType: diningOption,
          finalAmount: money,
          taxAmount: withFallback(money, zero),
          appliedCredit: withFallback(money, zero),
          patron: withFallback(shape('a patron', { required: {}, optional: { email: contact, phone: contact } }), {}),
          location: shape('a location', { required: { id: words, name: text, slug: words } }),
          orderDate: words,
        },
        optional: {
          token: ours(text),
          /** Defaults to the brand's. */
          currency: ours(forgiving(currencyCode)),
          subtotal: ours(money),
          serviceFee: ours(money),
          /** Part of `serviceFee`. */
          deliveryFee: ours(money),
          /** The prices contain `taxAmount`. */
          taxIncluded: ours(yesNo),
          taxes: ours(taxLines),
          discountAmount: ours(money),
          tip: ours(money),
          giftCardAmount: ours(money),
          cancelledAt: ours(text),
          cancelReason: ours(text),
          /** Refunds of all tenders so far. */
          refundedAmount: ours(money),
          /** A guest's order that still contains personal data. */
          isOfGuest: ours(yesNo),
          pointsEarned: ours(wholeNumber(0, 1_000_000_000)),
          payment: ours(ticketPayment),
          steps: ours(forgiving(list(step))),
          promisedAt: ours(forgiving(instant)),
          isAccepted: ours(forgiving(yesNo)),
          driver: ours(forgiving(shownDriver)),
          checkIdFor: ours(forgiving(leastAge)),
        },
        orNull: {
          deliveryInfo: forgiving(address),
          tableNumber: forgiving(text),
          scheduledAt: forgiving(finite(0, 1e11)),
          serviceEstimate: forgiving(minutes),
          estimatedPrepTime: forgiving(minutes),
          prepEstimate: forgiving(minutes),
        },
      }),
      ({ token, prepEstimate, ...rest }) => {
        const prep = rest.estimatedPrepTime ?? prepEstimate
        return right({ ...rest, token: token ?? rest.id, ...(prep === undefined ? {} : { estimatedPrepTime: prep }) })
      },
      (one: Ticket) => one,
    ),
  )
}

export const ticket: Codec<Ticket> = ticketReporting(unreported)

/** Wire row 13: 202 until the outcome is known; `order` is the ticket. */
export function orderStatusReporting(leftOut: LeftOut): Codec<OrderStatus> {
  return mapped(
    'an order status',
    shape('an order status', {
      required: { status: text, statusCode: wholeNumber(0, 999) },
      // A placed order counts as placed even if its ticket is unreadable.
      optional: {
        message: forgiving(text),
        /** The page shows the code's message in the reader's language. */
        code: ours(forgiving(text)),
        reason: ours(forgiving(text)),
        order: forgiving(ticketReporting(leftOut)),
        furtherStep: ours(forgiving(furtherStep)),
      },
    }),
    ({ order, ...rest }) => right(order === undefined ? rest : { ...rest, ticket: order }),
    ({ ticket: order, ...rest }: OrderStatus) => (order === undefined ? rest : { ...rest, order }),
  )
}

export const orderStatus: Codec<OrderStatus> = orderStatusReporting(unreported)
