import { isDeliverable } from '../address/address-problems.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'

/** A delivery to nowhere: nobody has said yet where the food goes, or where that lies (LOC-14, LOC-43). */
export function lacksAddress({ diningOption, address }: Pick<OrderInProgress, 'diningOption' | 'address'>): boolean {
  return diningOption === 'delivery' && !isDeliverable(address)
}
