import { storageAtStart } from '../../../src-adapters/browser/storage-at-start.ts'
import { appVersion } from '../../../src-contract/call/common-headers.ts'
import { emptyOrder } from '../../../src-domain/cart/empty-order.ts'
import { orderAgain } from '../../../src-domain/ordering/order-again.ts'
import type { Ticket } from '../../../src-domain/ordering/ticket.ts'
import { Port } from '../document/ports.ts'
import type { OrderPage } from './order-page.ts'

/**
 * Puts the dishes of a placed order into the cart that this device keeps; the shop finds them there. Until it is known
 * which restaurant made it, its menu opens with the cart as it is.
 */
export function orderAgainOnDevice({ state, cells, container }: OrderPage): (ticket: Ticket) => void {
  const store = container.get(Port.orderStore)
  let isFilled = false
  window.addEventListener('pageshow', () => {
    isFilled = false
  })
  return (ticket) => {
    const now = cells.ticket.current()
    // A second tap while the page is leaving orders nothing twice.
    if (now._tag !== 'Known' || now.location === undefined || isFilled) return
    isFilled = true
    // What is stale goes first, as at the start of every page that shows the cart.
    storageAtStart(container.get(Port.local), container.get(Port.clock), appVersion, state.brand.configId)
    const key = container.get(Port.ids).uuid()
    const { id, slug, name, timeZone } = now.location
    const kept = store.restore() ?? emptyOrder(ticket.orderType, key)
    store.keep(orderAgain(ticket, { id, slug, name, timeZone }, key, now.packing)({ ...kept, idempotencyKey: key }))
  }
}
