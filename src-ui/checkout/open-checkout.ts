import { lineFacts } from '../../src-domain/analytics/line-facts.ts'
import { checkOrder } from '../../src-domain/checkout/check-order.ts'
import type { FlowPosition } from '../../src-domain/checkout/flow-position.ts'
import { settleCheckout } from '../../src-domain/checkout/settle-checkout.ts'
import { cartAddress, menuOfOrder, orderAddress } from '../../src-domain/navigation/order-addresses.ts'
import type { PlacedOrder } from '../../src-domain/placement/place-order.ts'
import type { CheckoutPorts } from './checkout-ports.ts'
import type { PayFlow } from './pay-flow.ts'

/** Shows the checkout, or replaces this page with the one that fits, so that Back leaves it. */
export async function openCheckout(
  { cells, ordering, session, unseenOrder, history, report, page }: CheckoutPorts,
  flow: PayFlow,
  position: FlowPosition | undefined,
  arrived: (placed: PlacedOrder) => void,
): Promise<void> {
  const settled = await settleCheckout({ ...ordering, session, unseenOrder, arrived })(position)
  const order = cells.order.current()
  switch (settled._tag) {
    case 'Placing':
      return
    case 'Unseen':
      return page.replace(orderAddress(settled.token))
    case 'HandOver':
      return page.replace(cartAddress(order, 'link'))
    case 'Menu':
      return page.replace(menuOfOrder(order))
    case 'Checkout': {
      const { hasItems } = settled
      // The history may still contain the previous guest's checkout, now empty.
      const cleared = hasItems ? undefined : page.clearedTo()
      if (cleared !== undefined) return page.replace(cleared)
      // On a reload or Back, the history entry already has the flow's state.
      const isEntering = history.current() === undefined && hasItems
      flow.start()
      if (isEntering) report([{ _tag: 'Checkout Started', cart: order.items.map(lineFacts()) }])
      cells.ready.update(() => true)
      // An order without a restaurant cannot be checked; the checkout asks for one.
      if (hasItems && order.location !== undefined && cells.online.current()) await checkOrder(ordering)()
    }
  }
}
