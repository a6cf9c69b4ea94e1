import { beginsVisit } from '../../../src-adapters/browser/begins-visit.ts'
import { broughtBack, isTimeDropped } from '../../../src-domain/cart/restored-order.ts'
import { withKeptForm } from '../../../src-domain/checkout/change-checkout.ts'
import { checkOrder } from '../../../src-domain/ordering/check-order.ts'
import { draftPlacement } from '../../../src-domain/ordering/placement-state.ts'
import { Port } from '../document/ports.ts'
import type { PayPage } from './pay-page.ts'

/** The order as this device keeps it, with what was entered for it, and as other tabs change it. Its key lives as long as this page. */
export const keepOrder = ({ cells, container, ports, isOpen }: PayPage): void => {
  const orderKeeper = container.get(Port.orderKeeper)
  const restore = () => {
    const kept = orderKeeper.restore()
    if (kept === undefined) return
    const order = broughtBack(kept, { isVisitNew: beginsVisit(container.get(Port.tab)), key: ports.ids.uuid() })
    cells.order.update(() => order)
    if (isTimeDropped(kept, order)) cells.checkout.update((now) => ({ ...now, isTimeDropped: true }))
  }
  restore()
  const form = container.get(Port.checkoutFormKeeper).read()
  if (form !== undefined) cells.checkout.update(withKeptForm(form))
  // What another tab wrote is kept already.
  let isForeign = false
  cells.order.changes.subscribe((order) => {
    if (!isForeign && order.idempotencyKey !== '') orderKeeper.keep(order)
  })
  orderKeeper.onChangedElsewhere(() => {
    if (!isOpen()) return
    isForeign = true
    restore()
    isForeign = false
    cells.placement.update(() => draftPlacement)
    void checkOrder(ports)()
  })
  // A page that comes back from the browser's memory may show an order that has been placed since.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload()
  })
}
