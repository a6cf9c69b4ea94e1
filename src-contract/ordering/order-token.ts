import { matching } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

/** A truncated link is an unknown order, not a bad request. */
export const byToken = shape('an order token', {
  required: { token: matching('an order token', /^[^\p{Cc}\p{Cs}]{1,128}$/u) },
})
