import type { KeptOrder } from '../../src-domain/cart/restored-order.ts'
import { staleOrderOf } from '../../src-domain/history/stale-order.ts'
import type { OrderingCells } from '../ordering/ordering-app.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { whenIdle } from '../shell/when-idle.ts'

/** Sheets in a separate chunk, which keeps the ordering chunk small. */
export const prefetchedSheets = lazyPart(() => import('./lazy-sheets.ts').then(({ lazySheets }) => lazySheets))

/**
 * Prefetches the later sheets when idle. After a failure, the next tap retries.
 * @param expired order that this device kept for too long (SHELL-36); its question shows once loaded
 */
export function prefetchSheets(expired: KeptOrder | undefined, shown: OrderingCells['putAway']): void {
  const ignore = () => undefined
  const putAway = staleOrderOf(expired)
  if (putAway._tag === 'Told') prefetchedSheets.fetch().then(() => shown.update(() => putAway), ignore)
  else whenIdle(() => void prefetchedSheets.fetch().catch(ignore))
}
