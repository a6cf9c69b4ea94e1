import type { MenuItem } from './menu.ts'

/** MENU-40. */
export function suitingDiet(modifiers: readonly MenuItem[], diet: string | undefined): readonly MenuItem[] {
  return diet === undefined ? modifiers : modifiers.filter((modifier) => modifier.dietaryRestrictions.includes(diet))
}
