import type { KeptOrder } from '../../src-domain/cart/restored-order.ts'
import { staleOrderOf } from '../../src-domain/history/stale-order.ts'
import type { OrderingCells } from '../ordering/ordering-app.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { whenIdle } from '../shell/when-idle.ts'

/** The sheets behind the cart and the menu, fetched while the customer reads the first: the ordering chunk has little room. */
export const laterSheets = lazyPart(() => import('./lazy-sheets.ts').then(({ lazySheets }) => lazySheets))

/**
 * Fetches the later sheets in idle time, so that a tap finds them. After a failure the tap that needs one fetches again.
 *
 * @param expired the order that this device kept for too long (SHELL-36): its question is shown once it can be drawn
 */
export function fetchLaterSheets(expired: KeptOrder | undefined, shown: OrderingCells['putAway']): void {
  const ignore = () => undefined
  const putAway = staleOrderOf(expired)
  if (putAway._tag === 'Told') laterSheets.fetch().then(() => shown.update(() => putAway), ignore)
  else whenIdle(() => void laterSheets.fetch().catch(ignore))
}
