import type { TaxLine } from '../../src-domain/pricing/tax-lines.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { shape } from '../codec/shape.ts'
import { money } from './money.ts'
import { exactRate } from './rate.ts'

/** Tax of each rate, where receipts show the rates. */
export const taxLines: Codec<readonly TaxLine[]> = list(
  shape('the tax of a rate', { required: { rate: exactRate, amount: money } }),
  { atMost: 50 },
)
