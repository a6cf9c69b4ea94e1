import { askWhoDelivers } from '../../../src-domain/location/ask-who-delivers.ts'
import { Port } from '../document/ports.ts'
import type { MenuHere } from './menu-here.ts'
import type { OrderingPage } from './ordering-page.ts'

/** What a place needs is asked when it is opened; and all that could not be asked without a network when it is back. */
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
    if (now._tag === 'Cart') void whoDelivers('again')
  }
  cells.order.changes.subscribe(() => void whoDelivers())
  cells.sheet.changes.subscribe(answerSheet)
  cells.online.changes.subscribe((isOnline) => {
    if (!isOnline) return
    void retry()
    answerSheet()
    void whoDelivers('again')
  })
}
