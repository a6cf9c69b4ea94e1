import type { MenuItem } from './menu.ts'

/** MENU-40: with a diet selected, only modifiers that name it; without one, all. */
export const suitingDiet = (modifiers: readonly MenuItem[], diet: string | undefined): readonly MenuItem[] =>
  diet === undefined ? modifiers : modifiers.filter((modifier) => modifier.dietaryRestrictions.includes(diet))
