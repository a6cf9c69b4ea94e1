import type { MenuItem } from './menu.ts'

/** MENU-40: with a diet selected, only modifiers that name it; without one, all. */
export function suitingDiet(modifiers: readonly MenuItem[], diet: string | undefined): readonly MenuItem[] {
  return diet === undefined ? modifiers : modifiers.filter((modifier) => modifier.dietaryRestrictions.includes(diet))
}
