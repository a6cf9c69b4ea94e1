import { byPriority } from './by-priority.ts'
import { listed } from './listed.ts'
import type { Menu, MenuItem, MenuOption } from './menu.ts'

/** Visible options. In order of priority only if the brand wants it (MENU-34). */
export function askedOptions(
  menu: Menu,
  item: MenuItem,
  { optionWeightedSort }: { readonly optionWeightedSort: boolean },
): readonly MenuOption[] {
  const options = listed(item.options, menu.options).filter(offersChoice)
  return optionWeightedSort ? byPriority(options) : options
}

/** An optional group with a maximum of 0 offers no choice. */
function offersChoice(option: MenuOption): boolean {
  return option.max !== 0 || (option.min ?? 0) > 0
}
