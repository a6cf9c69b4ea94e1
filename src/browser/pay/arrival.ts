import { purchaseFacts } from '../../../src-domain/analytics/purchase-facts.ts'
import { orderAddress } from '../../../src-domain/navigation/order-addresses.ts'
import type { PlacedOrder } from '../../../src-domain/ordering/place-order.ts'
import { Port } from '../document/ports.ts'
import type { PayFlow } from './pay-flow.ts'
import type { PayPage } from './pay-page.ts'

/** The order is placed: it is told, kept for its own page, and opened there. */
export function arrival({ container }: Pick<PayPage, 'container'>, flow: PayFlow): (placed: PlacedOrder) => void {
  const formKeeper = container.get(Port.checkoutFormKeeper)
  return ({ ticket }) => {
    // The tip was this order's; the name may order again.
    const { tip: _, ...form } = formKeeper.read() ?? {}
    container.get(Port.flowKeeper).write({ document: 'order', screen: 'INTERCEPT_CHECKOUT_COMPLETE' })
    formKeeper.write(form)
    if (ticket === undefined) return
    container.get(Port.report)([{ _tag: 'Purchase', purchase: purchaseFacts(ticket) }])
    container.get(Port.tickets).keep(ticket)
    flow.close(orderAddress(ticket.token))
  }
}
