import { purchaseFacts } from '../../../src-domain/analytics/purchase-facts.ts'
import type { PlacedOrder } from '../../../src-domain/ordering/place-order.ts'
import { confirmationAddress } from '../document/confirmation-address.ts'
import { Port } from '../document/ports.ts'
import type { PayFlow } from './pay-flow.ts'
import type { PayPage } from './pay-page.ts'

/** The order is placed: it is told, kept for its own page, and opened there. */
export function arrival(
  { container, state }: Pick<PayPage, 'container' | 'state'>,
  flow: PayFlow,
): (placed: PlacedOrder) => void {
  const formStore = container.get(Port.checkoutFormStore)
  return ({ ticket, isTold }) => {
    // The tip was this order's; the name may order again.
    const { tip: _, ...form } = formStore.read() ?? {}
    container.get(Port.flowStore).write({ document: 'order', screen: 'INTERCEPT_CHECKOUT_COMPLETE' })
    formStore.write(form)
    if (ticket === undefined) return
    if (isTold !== true)
      container.get(Port.report)([{ _tag: 'Purchase', purchase: purchaseFacts(ticket, state.brand.currency) }])
    const tickets = container.get(Port.tickets)
    tickets.keep(ticket)
    // The tab may die before the page is there, and the cart is empty.
    container.get(Port.unseenOrder).keep(ticket.token)
    // A purchase closes the flow (CART-12): nothing of this document stays behind the page that comes now.
    flow.close(() => window.location.replace(confirmationAddress(state.brand, tickets, ticket.token)))
  }
}
