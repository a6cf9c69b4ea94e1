import { matching } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

/** Accepts any text, so that a truncated link gets a 404, not a 400. */
export const byToken = shape('an order token', {
  required: { token: matching('an order token', /^[^\p{Cc}\p{Cs}]{1,128}$/u) },
})
