import type { TableSigns } from '../../src-domain/fulfilment/table-signs.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { text, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

export const tableSigns: Codec<TableSigns> = shape('the table signs of a location', {
  required: { slug: text, isOn: yesNo, numbers: list(text) },
  optional: { origin: text },
})
