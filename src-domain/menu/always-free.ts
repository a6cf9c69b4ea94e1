import { listed } from './listed.ts'
import type { Menu, MenuItem } from './menu.ts'

/** Whether an item costs nothing, whatever the customer chooses. */
export function isAlwaysFree(menu: Menu, item: MenuItem, above: readonly string[] = []): boolean {
  const { id, price, priceBySize = [], options } = item
  if (price > 0 || priceBySize.some((sized) => sized.price > 0)) return false
  if (above.includes(id)) return true
  const choices = listed(options, menu.options).flatMap(({ items }) => listed(items, menu.items))
  return choices.every((choice) => isAlwaysFree(menu, choice, [...above, id]))
}
