import { list } from '../codec/list.ts'
import { finite, ownId, text } from '../codec/plain.ts'
import { refined } from '../codec/refined.ts'
import { shape } from '../codec/shape.ts'
import { pair } from './pair.ts'
import { wholeCents } from './whole.ts'

/** `radiusMiles` or `polygon`; `minimum` and `fee` in whole cents. */
export const zoneSeed = refined(
  'a delivery zone',
  shape('a delivery zone', {
    required: { id: ownId, name: text, minimum: wholeCents, fee: wholeCents },
    optional: {
      radiusMiles: finite(0.05, 200),
      polygon: refined('a polygon', list(pair, { atMost: 500 }), ({ length }) => length >= 3, 'not at least 3 corners'),
    },
  }),
  ({ radiusMiles, polygon }) => (radiusMiles === undefined) !== (polygon === undefined),
  'not either a radius or a polygon',
)
