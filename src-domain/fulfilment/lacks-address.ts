import { isDeliverable } from '../address/address-problems.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'

/** A delivery without an address or coordinates (LOC-14, LOC-43). */
export function lacksAddress({ diningOption, address }: Pick<OrderInProgress, 'diningOption' | 'address'>): boolean {
  return diningOption === 'delivery' && !isDeliverable(address)
}
