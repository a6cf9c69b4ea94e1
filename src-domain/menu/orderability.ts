import type { Menu, MenuItem, MenuOption } from './menu.ts'
import { capOf, choicesNeeded, isAsked, piecesCap } from './option-bounds.ts'

/** False if the item is sold out, or if a menu error or sold-out modifiers make a required option impossible. */
export function isOrderable(menu: Menu, item: MenuItem): boolean {
  return isOrderableBelow(menu, item, new Set())
}

export function canBeChosen(menu: Menu, option: MenuOption, modifierId: string): boolean {
  const modifier = menu.items.get(modifierId)
  return modifier !== undefined && option.items.includes(modifierId) && isOrderable(menu, modifier)
}

function canBeMet(menu: Menu, option: MenuOption, above: ReadonlySet<string>): boolean {
  if (!isAsked(option)) return true
  const min = choicesNeeded(option)
  if (min > capOf(option) || (option.unitMin ?? 0) > piecesCap(option)) return false
  let orderable = 0
  for (const id of new Set(option.items)) {
    const modifier = menu.items.get(id)
    if (modifier !== undefined && isOrderableBelow(menu, modifier, above)) orderable += 1
    if (orderable >= min) return true
  }
  return false
}

function isOrderableBelow(menu: Menu, item: MenuItem, above: ReadonlySet<string>): boolean {
  // An item that requires itself can never be completed.
  if (!item.isAvailable || above.has(item.id)) return false
  const withItem = new Set(above).add(item.id)
  return item.options.every((id) => {
    const option = menu.options.get(id)
    return option === undefined || canBeMet(menu, option, withItem)
  })
}
