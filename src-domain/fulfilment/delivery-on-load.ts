import type { OrderInProgress } from '../cart/order-in-progress.ts'
import { lacksAddress } from './lacks-address.ts'

/** What a delivery has to know as soon as a page opens: where it goes, or whether anybody comes there. */
export type DeliveryOnLoad = 'address' | 'who delivers' | 'nothing'

export function deliveryOnLoad(
  order: Pick<OrderInProgress, 'diningOption' | 'address'>,
  hasMenu: boolean,
): DeliveryOnLoad {
  // A delivery to nowhere is none (LOC-14): its menu asks at once where it goes, the list of restaurants needs not know.
  if (lacksAddress(order)) return hasMenu ? 'address' : 'nothing'
  return order.diningOption === 'delivery' ? 'who delivers' : 'nothing'
}
