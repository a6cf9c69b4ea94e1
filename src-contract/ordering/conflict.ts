import { ours } from '../codec/ours.ts'
import { oneOf, text } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { priceCheck } from './price-check.ts'

/** Wire row 20. */
export const conflict = shape('a conflict', {
  required: {
    message: text,
    code: oneOf('a conflict', ['price_changed', 'idempotency_mismatch', 'duplicate_suspected', 'already_placed']),
  },
  optional: { price: ours(priceCheck) },
})
