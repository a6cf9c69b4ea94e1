import { isNone, toUndefined } from 'fp-ts/lib/Option.js'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Menu } from '../menu/menu.ts'
import { groupServing, groupsServed } from '../menu/served-in.ts'
import { unitPrice } from '../selection/selection-price.ts'
import type { CartLine } from './cart-line.ts'
import type { OrderChange } from './change-lines.ts'
import { lineStanding } from './line-standing.ts'
import { withItemFacts } from './with-item-facts.ts'

/** Updates price and picture. A line that the menu cannot price stays as it is; `lineStanding` marks it. */
export function repriced(menu: Menu, line: CartLine): CartLine {
  const price = toUndefined(unitPrice(menu, line.item, line.mods))
  const item = menu.items.get(line.item)
  const known = item === undefined ? line : withItemFacts(line, item)
  return price === undefined || price === line.price ? known : { ...known, price }
}

/** Also updates the group, because each restaurant groups its dishes differently. */
export function carriedOver(menu: Menu, diningOption: DiningOption): (line: CartLine) => CartLine {
  const served = groupsServed(menu, diningOption)
  return (line) => {
    const priced = repriced(menu, line)
    if (served.get(line.group)?.items.includes(line.item) === true) return priced
    const group = groupServing(menu, diningOption, line.item)?.id
    return group === undefined ? priced : { ...priced, group }
  }
}

/** CART-20. Returns the same order if nothing changed. */
export function reconcileWithMenu(menu: Menu, key: string): OrderChange {
  return (order) => {
    const items = order.items.map(carriedOver(menu, order.diningOption))
    return items.every((line, index) => line === order.items[index]) ? order : { ...order, items, idempotencyKey: key }
  }
}

export function linesLeftBehind(menu: Menu, lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter(
    (line) => isNone(unitPrice(menu, line.item, line.mods)) || lineStanding(line, menu)._tag !== 'Fine',
  )
}
