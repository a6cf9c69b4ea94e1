import type { Menu, MenuItem, MenuOption } from './menu.ts'
import { capOf, minOf } from './option-bounds.ts'

/** A mistake of the menu that no choice of the customer can mend. */
export type OptionProblem =
  | { readonly _tag: 'MinAboveMax'; readonly optionId: string; readonly min: number; readonly max: number }
  /** More are required than there are modifiers to choose from. */
  | { readonly _tag: 'TooFewModifiers'; readonly optionId: string; readonly min: number; readonly offered: number }

/** What is wrong with an option as the menu states it; sold-out modifiers count as offered here. */
export const problemOf = (menu: Menu, option: MenuOption): OptionProblem | undefined => {
  const [min, max] = [minOf(option), capOf(option)]
  if (min > max) return { _tag: 'MinAboveMax', optionId: option.id, min, max }
  const offered = new Set(option.items.filter((id) => menu.items.has(id))).size
  return offered < min ? { _tag: 'TooFewModifiers', optionId: option.id, min, offered } : undefined
}

export const menuProblems = (menu: Menu): readonly OptionProblem[] =>
  [...menu.options.values()].flatMap((option) => problemOf(menu, option) ?? [])

const canBeMet = (menu: Menu, option: MenuOption, above: ReadonlySet<string>): boolean => {
  const min = minOf(option)
  if (min === 0) return true
  if (min > capOf(option)) return false
  let orderable = 0
  for (const id of new Set(option.items)) {
    const modifier = menu.items.get(id)
    if (modifier !== undefined && isOrderableBelow(menu, modifier, above)) orderable += 1
    if (orderable >= min) return true
  }
  return false
}

const isOrderableBelow = (menu: Menu, item: MenuItem, above: ReadonlySet<string>): boolean => {
  // An item that requires itself can never be completed.
  if (!item.isAvailable || above.has(item.id)) return false
  const withItem = new Set(above).add(item.id)
  return item.options.every((id) => {
    const option = menu.options.get(id)
    return option === undefined || canBeMet(menu, option, withItem)
  })
}

/**
 * Can this item be ordered at all? Not when it is sold out, nor when one of its required options can never be met:
 * because the menu is wrong, or because too much in it is sold out. Such an item is shown as unavailable.
 */
export const isOrderable = (menu: Menu, item: MenuItem): boolean => isOrderableBelow(menu, item, new Set())

/** May this modifier be chosen in this option? Only what is offered there and can itself be completed. */
export const canBeChosen = (menu: Menu, option: MenuOption, modifierId: string): boolean => {
  const modifier = menu.items.get(modifierId)
  return modifier !== undefined && option.items.includes(modifierId) && isOrderable(menu, modifier)
}
