import type { Menu } from '../menu/menu.ts'
import { canBeChosen } from '../menu/orderability.ts'
import { type Modifier, noSelections, type Selections } from './selections.ts'

/**
 * Drops the choices of a saved cart line that the menu no longer offers, so that the customer can complete the rest.
 */
export function onlyOffered(menu: Menu, itemId: string, selections: Selections): Selections {
  const kept = new Map<string, readonly Modifier[]>()
  for (const optionId of menu.items.get(itemId)?.options ?? []) {
    const option = menu.options.get(optionId)
    const chosen = (selections.get(optionId) ?? [])
      .filter(({ item }) => option !== undefined && canBeChosen(menu, option, item))
      .map((modifier) => ({ ...modifier, modifiers: onlyOffered(menu, modifier.item, modifier.modifiers) }))
    if (chosen.length > 0) kept.set(optionId, chosen)
  }
  return kept.size === 0 ? noSelections : kept
}
