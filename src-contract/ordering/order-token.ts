import { matching } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

/** 128 bits or more as text without signs: our own are longer than 21 characters, another back end's `id` may be a UUID. */
export const byToken = shape('an order token', {
  required: { token: matching('an order token', /^[A-Za-z0-9_-]{16,128}$/) },
})
