import { oneOf, text } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

/** How an order was paid for; of a card what is printed on any receipt. */
export const ticketPayment = shape('a payment', {
  required: { kind: oneOf('a kind of payment', ['cash', 'card', 'none']) },
  optional: { brand: text, last4: text },
})
