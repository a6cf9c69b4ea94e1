import { ours } from '../codec/ours.ts'
import { text, wholeNumber } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

/** Seconds after its arrival in which our own server may claim a key for a placing call, or never. */
export const claimsWithin = 20

/**
 * The status of a key under which nothing is known. `claimsWithin` is a promise, and optional: a placing call is acted
 * upon within so many seconds of its arrival and while its connection stands, or never. A storefront that waited longer
 * may then say that there is no order; of a back end that promises nothing it says only that none was found.
 */
export const unknownOrder = shape('an unknown order', {
  required: { message: text, code: text },
  optional: { claimsWithin: ours(wholeNumber(1, 86_400)) },
})

/** What the storefront reads of it. */
export const unknownOrderOfAny = shape('an unknown order of any back end', {
  required: {},
  optional: { claimsWithin: ours(wholeNumber(1, 86_400)) },
})
