import type { Brand } from '../brand/brand.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'

/** Who brings food to a door may have to call whoever is behind it; the brand says whether (guests.phone). */
export function asksForPhone(brand: Brand, { diningOption }: Pick<OrderInProgress, 'diningOption'>): boolean {
  return diningOption === 'delivery' && brand.guests.phone
}
