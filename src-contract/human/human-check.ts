import type { Codec } from '../codec/codec.ts'
import { matching, oneOf, text } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

/** Printable, because headers or forms may carry it. */
export const userToken = matching('a token of the human check', /^[\x21-\x7e]{1,4096}$/)

/** The back end decides about an empty token. */
export const userTokenOrNone = matching('a token of the human check', /^[\x21-\x7e]{0,4096}$/)

export const humanToken: Codec<{ readonly token: string }> = shape('a token of the human check', {
  required: { token: text },
})

export const humanQuery = shape('a human check', {
  required: { action: oneOf('an action', ['giftcard', 'order', 'signin']) },
})
