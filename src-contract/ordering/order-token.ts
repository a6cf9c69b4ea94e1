import { matching } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

/** 128 bits or more as text. A link that was cut off or pasted with a full stop names no order, and is no bad call. */
export const byToken = shape('an order token', {
  required: { token: matching('an order token', /^[^\p{Cc}\p{Cs}]{1,128}$/u) },
})
