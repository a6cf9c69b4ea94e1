import { ours } from '../codec/ours.ts'
import { text, wholeNumber } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

/** Seconds. Our server claims a placing request's key within this time of its arrival, or never. */
export const claimsWithin = 20

/**
 * A placing request takes effect within `claimsWithin` seconds of its arrival and while connected, or never. After that
 * time no order exists. Without `claimsWithin`, an order may still appear.
 */
export const unknownOrder = shape('an unknown order', {
  required: { message: text, code: text },
  optional: { claimsWithin: ours(wholeNumber(1, 86_400)) },
})

export const unknownOrderOfAny = shape('an unknown order of any back end', {
  required: {},
  optional: { claimsWithin: ours(wholeNumber(1, 86_400)) },
})
