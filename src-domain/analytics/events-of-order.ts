import type { CartLine } from '../cart/cart-line.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { Menu } from '../menu/menu.ts'
import type { AnalyticsEvent, ProductMoment } from './analytics-event.ts'
import { lineFacts } from './line-facts.ts'

/**
 * Events of one change of the cart (ANA-02). Compares lines by reference, because unchanged lines keep their object.
 * Removing the only line also clears the cart.
 */
export function eventsOfOrder(
  { items: before }: OrderInProgress,
  { items: after }: OrderInProgress,
  menu: Menu,
): readonly AnalyticsEvent[] {
  if (before === after) return []
  const gone = before.filter((line) => !after.includes(line))
  const come = after.filter((line) => !before.includes(line))
  if (before.length === after.length) return come.map(product(menu, 'Product Modified'))
  const cleared: readonly AnalyticsEvent[] = after.length === 0 ? [{ _tag: 'Cleared Cart' }] : []
  if (cleared.length > 0 && gone.length > 1) return cleared
  return [...gone.map(product(menu, 'Product Removed')), ...come.map(product(menu, 'Product Added')), ...cleared]
}

function product(menu: Menu, moment: ProductMoment) {
  return (line: CartLine): AnalyticsEvent => ({ _tag: moment, product: lineFacts(menu)(line) })
}
