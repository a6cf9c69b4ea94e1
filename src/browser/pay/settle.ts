import { sessionKeys } from '../../../src-adapters/browser/storage-keys.ts'
import { lineFacts } from '../../../src-domain/analytics/line-facts.ts'
import type { FlowPosition } from '../../../src-domain/checkout/flow-position.ts'
import { cartAddress, menuOfOrder, orderAddress } from '../../../src-domain/navigation/order-addresses.ts'
import { checkOrder } from '../../../src-domain/ordering/check-order.ts'
import type { PlacedOrder } from '../../../src-domain/ordering/place-order.ts'
import { settleCheckout } from '../../../src-domain/ordering/settle-checkout.ts'
import { Port } from '../document/ports.ts'
import type { PayFlow } from './pay-flow.ts'
import type { PayPage } from './pay-page.ts'

/** Shows the checkout, or leaves for where the customer belongs: instead of this page, so that Back leads out of it. */
export async function settle(
  { cells, container, ports, session }: PayPage,
  flow: PayFlow,
  position: FlowPosition | undefined,
  arrived: (placed: PlacedOrder) => void,
): Promise<void> {
  const settled = await settleCheckout({ ...ports, session, unseenOrder: container.get(Port.unseenOrder), arrived })(
    position,
  )
  const order = cells.order.current()
  switch (settled._tag) {
    case 'Placing':
      return
    case 'Unseen':
      return window.location.replace(orderAddress(settled.token))
    case 'HandOver':
      return window.location.replace(cartAddress(order, 'link'))
    case 'Menu':
      return window.location.replace(menuOfOrder(order))
    case 'Checkout': {
      const { hasItems } = settled
      // The previous guest's steps are behind the menu in the history, and are empty.
      const cleared = hasItems ? undefined : container.get(Port.tab).read(sessionKeys.clearedTo)
      if (cleared !== undefined) return window.location.replace(cleared)
      // A reload, or the way back, finds the mark that the flow left in its history entry.
      const isEntering = container.get(Port.flowHistory).current() === undefined && hasItems
      flow.start()
      if (isEntering) container.get(Port.report)([{ _tag: 'Checkout Started', cart: order.items.map(lineFacts()) }])
      cells.ready.update(() => true)
      // Without a restaurant there is nothing to ask. The checkout asks the customer for one.
      if (hasItems && order.location !== undefined && cells.online.current()) await checkOrder(ports)()
    }
  }
}
