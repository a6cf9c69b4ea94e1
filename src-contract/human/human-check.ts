import type { Codec } from '../codec/codec.ts'
import { matching, oneOf, text } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

/** Printable, for a header or a form may carry it on. A vendor's token is some kilobytes at most. */
export const userToken = matching('a token of the human check', /^[\x21-\x7e]{1,4096}$/)

/** Of a storefront that found nobody to ask for a token: whom it is sent to judges it as any other. */
export const userTokenOrNone = matching('a token of the human check', /^[\x21-\x7e]{0,4096}$/)

/** What the embedded human check hands to our own pages. */
export const humanToken: Codec<{ readonly token: string }> = shape('a token of the human check', {
  required: { token: text },
})

export const humanQuery = shape('a human check', {
  required: { action: oneOf('an action', ['giftcard', 'order', 'signin']) },
})
