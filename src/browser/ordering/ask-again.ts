import { askWhoDelivers } from '../../../src-domain/location/ask-who-delivers.ts'
import { Port } from '../document/ports.ts'
import type { CartSteps } from './cart-steps.ts'
import type { MenuInView } from './menu-in-view.ts'
import type { OrderingPage } from './ordering-page.ts'

/** What a place needs is asked when it is opened; and all that could not be asked without a network when it is back. */
export function askAgain({ shop, cells, container, report }: OrderingPage, menu: MenuInView, steps: CartSteps): void {
  const whoDelivers = askWhoDelivers({
    locations: container.get(Port.locations),
    order: cells.order,
    around: cells.delivery,
    clock: container.get(Port.clock),
    isAboutDelivery: shop.orderType === 'delivery',
    market: shop.market,
    report,
  })
  const answerPlace = () => {
    const now = cells.place.current()
    if (now._tag !== 'Closed') menu.retry()
    if (now._tag === 'Cart' || now._tag === 'Table') void steps.prepare()
    if (now._tag === 'Cart') void whoDelivers('again')
  }
  cells.order.changes.subscribe(() => void whoDelivers())
  cells.place.changes.subscribe(answerPlace)
  cells.online.changes.subscribe((isOnline) => {
    if (!isOnline) return
    menu.retry()
    answerPlace()
    void whoDelivers('again')
  })
}
