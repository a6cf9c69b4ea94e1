import * as t from 'io-ts'
import type { PendingPlacement } from '../../src-domain/placement/pending-placement.ts'
import { forgiving } from '../codec/forgiving.ts'
import { shape } from '../codec/shape.ts'
import { priceCheck } from '../ordering/price-check.ts'
import { KeptCents } from './kept-cart.ts'

/** Drops only unreadable price lines, because an order may exist. */
export const KeptPlacement: t.Type<PendingPlacement, unknown> = shape('a pending placement', {
  required: { key: t.string, startedAt: t.number, total: KeptCents, locationId: t.string },
  optional: { price: forgiving(priceCheck) },
})
