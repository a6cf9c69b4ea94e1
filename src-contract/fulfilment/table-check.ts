import type { TableCheck } from '../../src-domain/fulfilment/table-gateway.ts'
import type { Codec } from '../codec/codec.ts'
import { forgiving } from '../codec/forgiving.ts'
import { ours } from '../codec/ours.ts'
import { pastedLine, text, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

/** API-40: the number on the table's sign. */
export const tableQuestion = shape('a table number', { required: { tableNumber: pastedLine(64) } })

/** Contains the table's id (TABLE-06). */
export const tableCheck: Codec<TableCheck> = shape('a table check', {
  required: { isValid: yesNo },
  orNull: { table: shape('a table', { required: { id: text } }), message: text },
  // Our addition: `message` as a code.
  optional: { reason: ours(forgiving(text)) },
})
