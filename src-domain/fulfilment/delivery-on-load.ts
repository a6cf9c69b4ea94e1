import type { OrderInProgress } from '../cart/order-in-progress.ts'
import { lacksAddress } from './lacks-address.ts'

export type DeliveryOnLoad = 'address' | 'who delivers' | 'nothing'

export function deliveryOnLoad(
  order: Pick<OrderInProgress, 'diningOption' | 'address'>,
  hasMenu: boolean,
): DeliveryOnLoad {
  // LOC-14: only a menu page asks for the address.
  if (lacksAddress(order)) return hasMenu ? 'address' : 'nothing'
  return order.diningOption === 'delivery' ? 'who delivers' : 'nothing'
}
