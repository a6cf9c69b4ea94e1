import { purchaseFacts } from '../../../src-domain/analytics/purchase-facts.ts'
import type { PlacedOrder } from '../../../src-domain/placement/place-order.ts'
import type { CheckoutPorts } from '../checkout-ports.ts'
import type { PayFlow } from '../pay-flow.ts'

export function arrival(
  {
    cells,
    formStore,
    flowStore,
    tickets,
    unseenOrder,
    report,
    page,
  }: Pick<CheckoutPorts, 'cells' | 'formStore' | 'flowStore' | 'tickets' | 'unseenOrder' | 'report' | 'page'>,
  flow: Pick<PayFlow, 'close'>,
): (placed: PlacedOrder) => void {
  return ({ ticket, isTold }) => {
    // The tip belongs to this order; the next order reuses the customer's details.
    const { tip: _, ...form } = formStore.read() ?? {}
    flowStore.write({ document: 'order', screen: 'INTERCEPT_CHECKOUT_COMPLETE' })
    formStore.write(form)
    if (ticket === undefined) return
    if (isTold !== true) report([{ _tag: 'Purchase', purchase: purchaseFacts(ticket, cells.facts.brand.currency) }])
    tickets.keep(ticket)
    // If the tab dies before it shows the order, only this entry still leads to it.
    unseenOrder.keep(ticket.token)
    // A purchase ends the flow, so Back must not return to this document (CART-12).
    flow.close(() => page.replace(page.confirmationOf(ticket.token)))
  }
}
