import { oneOf, text } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

/** For a card, contains only what any receipt shows. */
export const ticketPayment = shape('a payment', {
  required: { kind: oneOf('a kind of payment', ['cash', 'card', 'none']) },
  optional: { brand: text, last4: text },
})
