import type { Menu, MenuOption } from '../menu/menu.ts'
import { capOf, isBox, piecesCap } from '../menu/option-bounds.ts'
import { canBeChosen } from '../menu/orderability.ts'
import { mostPiecesOf, piecesOf } from './pieces.ts'
import { deepestLevel, mostModifiers } from './selection-limits.ts'
import { type Modifier, noSelections, type Selections } from './selections.ts'

/** Limits the recursion for items that contain each other. */
interface Budget {
  left: number
}

/**
 * Default selections of an item or modifier, with nested defaults (SEL-18). Ignores defaults above the cap, unavailable
 * or not offered.
 * @param level of these selections; 1 for an item's own options
 */
export function defaultSelections(menu: Menu, itemId: string, level = 1): Selections {
  return defaultsAt(menu, itemId, level, { left: mostModifiers })
}

function defaultsOf(menu: Menu, option: MenuOption, level: number, budget: Budget): readonly Modifier[] {
  const counted = isBox(option)
  const cap = counted ? piecesCap(option) : capOf(option)
  const chosen: Modifier[] = []
  for (const item of counted ? option.defaultModifiers : new Set(option.defaultModifiers)) {
    if (chosen.length >= cap || budget.left === 0) break
    if (!canBeChosen(menu, option, item)) continue
    if (counted && piecesOf(chosen, item) >= mostPiecesOf(option, chosen, item)) continue
    budget.left -= 1
    chosen.push({ option: option.id, item, modifiers: defaultsAt(menu, item, level + 1, budget) })
  }
  return chosen
}

function defaultsAt(menu: Menu, itemId: string, level: number, budget: Budget): Selections {
  const options = menu.items.get(itemId)?.options ?? []
  if (level > deepestLevel || options.length === 0) return noSelections
  const selections = new Map<string, readonly Modifier[]>()
  for (const id of options) {
    const option = menu.options.get(id)
    const chosen = option === undefined ? [] : defaultsOf(menu, option, level, budget)
    if (chosen.length > 0) selections.set(id, chosen)
  }
  return selections
}
