import { ours } from '../codec/ours.ts'
import { text, wholeNumber } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

/** Seconds after arrival within which our server claims a placing request's key, or never. */
export const claimsWithin = 20

/**
 * `claimsWithin` promises that a placing request takes effect within so many seconds of its arrival and while
 * connected, or never. After that time no order exists; without the promise none was found.
 */
export const unknownOrder = shape('an unknown order', {
  required: { message: text, code: text },
  optional: { claimsWithin: ours(wholeNumber(1, 86_400)) },
})

export const unknownOrderOfAny = shape('an unknown order of any back end', {
  required: {},
  optional: { claimsWithin: ours(wholeNumber(1, 86_400)) },
})
