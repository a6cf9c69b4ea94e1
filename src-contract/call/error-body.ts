import { text } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

/** API-12: every error carries a message for people and a code for programs. */
export const errorBody = shape('an error', { required: { message: text, code: text }, optional: { reason: text } })

/** What the storefront reads of another back end's errors: anything of it may be missing. */
export const anyErrorBody = shape('an error of any back end', {
  required: {},
  optional: { message: text, code: text, reason: text },
})
