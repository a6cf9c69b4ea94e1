import * as O from 'fp-ts/lib/Option.js'
import type { Menu } from '../menu/menu.ts'
import { type Cents, cents } from '../money/cents.ts'
import type { Selections } from './selections.ts'

/**
 * What one piece costs: the item and all its chosen modifiers at every depth (SEL-37). Nothing when the item or one of
 * the modifiers is not on this menu, because no price would be true then.
 */
export function unitPrice(menu: Menu, itemId: string, selections: Selections): O.Option<Cents> {
  const item = menu.items.get(itemId)
  if (item === undefined) return O.none
  const price = item.price + modifiersPrice(menu.items, selections)
  return Number.isNaN(price) ? O.none : O.some(cents(price))
}

/** The prices of all chosen modifiers at every depth; NaN when one is not on the menu. */
function modifiersPrice(items: Menu['items'], selections: Selections): number {
  let total = 0
  for (const chosen of selections.values()) {
    for (const { item, modifiers } of chosen) {
      const found = items.get(item)
      if (found === undefined) return Number.NaN
      total += found.price
      if (modifiers.size > 0) total += modifiersPrice(items, modifiers)
    }
  }
  return total
}
