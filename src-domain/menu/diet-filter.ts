import type { MenuItem } from './menu.ts'

export function suitingDiet(modifiers: readonly MenuItem[], diet: string | undefined): readonly MenuItem[] {
  return diet === undefined ? modifiers : modifiers.filter((modifier) => modifier.dietaryRestrictions.includes(diet))
}
