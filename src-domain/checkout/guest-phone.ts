import type { Brand } from '../brand/brand.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'

/** Couriers may need to call; the brand decides (guests.phone). */
export function asksForPhone(brand: Brand, { diningOption }: Pick<OrderInProgress, 'diningOption'>): boolean {
  return diningOption === 'delivery' && brand.guests.phone
}
