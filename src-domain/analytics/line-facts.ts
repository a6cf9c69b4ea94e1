import type { CartLine } from '../cart/cart-line.ts'
import type { Menu } from '../menu/menu.ts'
import type { ProductFacts } from './analytics-event.ts'

/** Without a menu the category is ''. */
export function lineFacts(menu?: Menu) {
  return ({ group, item, name, price, quantity }: CartLine): ProductFacts => ({
    id: item,
    category: menu?.groups.get(group)?.name ?? '',
    name,
    price,
    quantity,
  })
}
