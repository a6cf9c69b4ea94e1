import * as t from 'io-ts'
import type { PendingPlacement } from '../../src-domain/ordering/pending-placement.ts'
import { KeptCents } from './kept-cart.ts'

export const KeptPlacement: t.Type<PendingPlacement, unknown> = t.strict({
  key: t.string,
  startedAt: t.number,
  total: KeptCents,
  locationId: t.string,
})
