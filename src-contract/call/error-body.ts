import { text } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

/** API-12: every error has a message for people and a code for programs. */
export const errorBody = shape('an error', { required: { message: text, code: text }, optional: { reason: text } })

/** Errors of other back ends; any field may be missing. */
export const anyErrorBody = shape('an error of any back end', {
  required: {},
  optional: { message: text, code: text, reason: text },
})
