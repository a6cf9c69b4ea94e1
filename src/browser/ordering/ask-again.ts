import { askWhoDelivers } from '../../../src-domain/location/ask-who-delivers.ts'
import { Port } from '../document/ports.ts'
import type { MenuHere } from './menu-here.ts'
import type { OrderingPage } from './ordering-page.ts'

/**
 * Asks for what a sheet needs when it opens, for the delivery terms when the page of an open cart is shown again, and
 * for all that failed without a network when the network is back.
 */
export function askAgain({ shop, cells, container, report }: OrderingPage, { retry, steps }: MenuHere): void {
  const whoDelivers = askWhoDelivers({
    locations: container.get(Port.locations),
    order: cells.order,
    around: cells.delivery,
    clock: container.get(Port.clock),
    isAboutDelivery: shop.orderType === 'delivery',
    market: shop.market,
    report,
  })
  const answerSheet = () => {
    const now = cells.sheet.current()
    if (now._tag !== 'Closed') void retry()
    if (now._tag === 'Cart' || now._tag === 'Table') void steps.prepare()
    if (now._tag === 'Cart') void whoDelivers('unanswered')
  }
  cells.order.changes.subscribe(() => void whoDelivers())
  cells.sheet.changes.subscribe(answerSheet)
  document.addEventListener('visibilitychange', () => {
    const isCartShown = document.visibilityState === 'visible' && cells.sheet.current()._tag === 'Cart'
    if (isCartShown && cells.online.current()) void whoDelivers('anew')
  })
  cells.online.changes.subscribe((isOnline) => {
    if (!isOnline) return
    void retry()
    answerSheet()
    void whoDelivers('unanswered')
  })
}
