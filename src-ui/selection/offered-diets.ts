import { listed } from '../../src-domain/menu/listed.ts'
import type { Menu, MenuOption } from '../../src-domain/menu/menu.ts'

/** Diets of these options' modifiers, sorted, for the filter (MENU-40). */
export function offeredDiets(menu: Menu, options: readonly MenuOption[]): readonly string[] {
  const diets = new Set<string>()
  for (const option of options) {
    for (const { dietaryRestrictions } of listed(option.items, menu.items)) {
      for (const diet of dietaryRestrictions) diets.add(diet)
    }
  }
  return [...diets].sort((a, b) => a.localeCompare(b))
}
