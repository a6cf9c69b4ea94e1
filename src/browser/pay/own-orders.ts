import { cartAddress } from '../../../src-domain/navigation/order-addresses.ts'
import { confirmationAddress } from '../document/confirmation-address.ts'
import { Port } from '../document/ports.ts'
import { arrival } from './arrival.ts'
import type { PayFlow } from './pay-flow.ts'
import type { PayNeeds } from './pay-needs.ts'
import type { PayPage } from './pay-page.ts'

/** The screens of the cart that the checkout leads back to, as its address names them. */
const cartScreens = { LINK: 'link', ROOT: 'cart', UPSELLS: 'upsells', PACKING: 'packing' } as const

/** Where the orders of this tab are: the outcome of the one it places, its cart, and the confirmation of the one before. */
export function ownOrders(page: PayPage, flow: PayFlow): Pick<PayNeeds, 'arrived' | 'orderBefore' | 'toCart'> {
  const tickets = page.container.get(Port.tickets)
  return {
    arrived: arrival(page, flow),
    toCart: (screen) => window.location.assign(cartAddress(page.cells.order.current(), cartScreens[screen])),
    orderBefore: (locationId) => {
      const last = tickets.last()
      return last?.location.id === locationId ? confirmationAddress(page.state.brand, tickets, last.token) : undefined
    },
  }
}
