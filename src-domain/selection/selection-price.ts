import * as O from 'fp-ts/lib/Option.js'
import type { Menu } from '../menu/menu.ts'
import { type Minor, minor } from '../money/minor.ts'
import { modifierPrice, type Scope } from './modifier-price.ts'
import type { Selections } from './selections.ts'

/** Unit price with all modifiers (SEL-37). None if the menu lacks the item or a modifier. */
export function unitPrice(menu: Menu, itemId: string, selections: Selections): O.Option<Minor> {
  const item = menu.items.get(itemId)
  if (item === undefined) return O.none
  const price = item.price + modifiersPrice(menu.items, { selections })
  return Number.isNaN(price) ? O.none : O.some(minor(price))
}

/** NaN if the menu lacks a modifier. */
function modifiersPrice(items: Menu['items'], scope: Scope): number {
  let total = 0
  for (const chosen of scope.selections.values()) {
    for (const { item, modifiers } of chosen) {
      const found = items.get(item)
      if (found === undefined) return Number.NaN
      total += modifierPrice(found, scope)
      if (modifiers.size > 0) total += modifiersPrice(items, { selections: modifiers, above: scope })
    }
  }
  return total
}
