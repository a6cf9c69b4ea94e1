import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import type { FlowKeeper } from '../../../src-domain/checkout/flow-position.ts'
import type { StateCell } from '../../../src-domain/state/state-cell.ts'
import type { PlacesInHistory } from './places-in-history.ts'

export interface FinishedFlowNeeds {
  readonly page: Pick<Window, 'addEventListener'>
  readonly flow: FlowKeeper
  readonly order: StateCell<OrderInProgress>
  readonly places: Pick<PlacesInHistory, 'restore' | 'closeCart'>
}

/**
 * Opens what the history entry had open. After a purchase the flow is closed (CART-12): whoever comes back to a cart that
 * has been ordered since finds the menu, and not an empty cart for each step of then.
 */
export function closeFinishedFlow({ page, flow, order, places }: FinishedFlowNeeds): void {
  const show = () => {
    const isOver = flow.read()?.document === 'order' && order.current().items.length === 0
    if (isOver) places.closeCart()
    else places.restore()
  }
  show()
  // A page that comes back from the browser's memory still shows the cart that was left.
  page.addEventListener('pageshow', (event) => {
    if (event.persisted) show()
  })
}
