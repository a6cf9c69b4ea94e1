import { putAwayOf } from '../../../src-domain/history/put-away.ts'
import { laterSheets } from '../../../src-ui/navigation/later-sheets.ts'
import { whenIdle } from '../../../src-ui/shell/when-idle.ts'
import type { OrderingPage } from './ordering-page.ts'

/** So that a tap finds them here; a fetch that fails is tried again by whoever opens one. */
export function bringLaterSheets({ shop, cells }: Pick<OrderingPage, 'shop' | 'cells'>): void {
  const nobodyWaits = () => undefined
  const putAway = putAwayOf(shop.putAway)
  // The order of another day (SHELL-36) is told of as soon as the question can be drawn.
  if (putAway._tag === 'Told') laterSheets.fetch().then(() => cells.putAway.update(() => putAway), nobodyWaits)
  else whenIdle(() => void laterSheets.fetch().catch(nobodyWaits))
}
