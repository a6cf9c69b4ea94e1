import { byPriority } from './by-priority.ts'
import { listed } from './listed.ts'
import type { Menu, MenuItem, MenuOption } from './menu.ts'

/** An optional group with a maximum of 0 offers no choice at all, so it is not shown. */
const offersChoice = (option: MenuOption): boolean => option.max !== 0 || (option.min ?? 0) > 0

/** The options an item asks for, as they are shown; sorted by priority only where the brand wants it (MENU-34). */
export const askedOptions = (
  menu: Menu,
  item: MenuItem,
  { optionWeightedSort }: { readonly optionWeightedSort: boolean },
): readonly MenuOption[] => {
  const options = listed(item.options, menu.options).filter(offersChoice)
  return optionWeightedSort ? byPriority(options) : options
}

/** The options in the order of the quick-navigation bar (MENU-27); those without a place of their own come last. */
export const navigationOrder = (options: readonly MenuOption[]): readonly MenuOption[] =>
  options.toSorted((a, b) => {
    const [left, right] = [a.navIndex ?? Number.MAX_SAFE_INTEGER, b.navIndex ?? Number.MAX_SAFE_INTEGER]
    return left - right
  })
