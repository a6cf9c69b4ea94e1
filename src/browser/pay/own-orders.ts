import { confirmationAddress } from '../document/confirmation-address.ts'
import { Port } from '../document/ports.ts'
import { arrival } from './arrival.ts'
import type { PayFlow } from './pay-flow.ts'
import type { PayNeeds } from './pay-needs.ts'
import type { PayPage } from './pay-page.ts'

/** The outcome of the order that this tab places, and the address of the order before, which other tabs do not have. */
export function ownOrders(page: PayPage, flow: PayFlow): Pick<PayNeeds, 'arrived' | 'orderBefore'> {
  const tickets = page.container.get(Port.tickets)
  return {
    arrived: arrival(page, flow),
    orderBefore: (locationId) => {
      const last = tickets.last()
      return last?.location.id === locationId ? confirmationAddress(page.state.brand, tickets, last.token) : undefined
    },
  }
}
