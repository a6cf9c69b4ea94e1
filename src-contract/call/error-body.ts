import { text } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

/** API-12: `message` is for people, `code` for programs. */
export const errorBody = shape('an error', { required: { message: text, code: text }, optional: { reason: text } })

/** Other back ends may omit any field. */
export const anyErrorBody = shape('an error of any back end', {
  required: {},
  optional: { message: text, code: text, reason: text },
})
