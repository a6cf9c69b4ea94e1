import { containedAllergens } from '../contained-allergens.ts'
import { inWords } from '../in-words.ts'
import type { Entry, VendorDraft } from '../vendor-draft.ts'
import type { UberItem } from './uber-menu.ts'

/** Diets, allergens, alcohol and calories. Files name allergens beside the nutrients or among the classifications. */
export function uberFacts({ lose }: VendorDraft, { id, nutritional_info, dish_info }: UberItem): Entry {
  const { calories, allergens: beside = [] } = nutritional_info ?? {}
  const { alcoholic_items, is_vegetarian, dietary_label_info, allergens = [] } = dish_info?.classifications ?? {}
  const labels = dietary_label_info?.labels ?? []
  const diets = [...(is_vegetarian === true ? ['Vegetarian'] : []), ...labels.map(inWords)]
  lose('nutritional_info.calories.display_type', id, calories?.display_type)
  const { lower_range, upper_range, energy_interval } = calories ?? {}
  const min = energy_interval?.lower ?? lower_range
  const max = energy_interval?.upper ?? upper_range ?? min
  return {
    dietaryRestrictions: [...new Set(diets)],
    ...containedAllergens([...new Set([...beside, ...allergens].map(inWords))]),
    ...(alcoholic_items === undefined ? {} : { isAlcohol: alcoholic_items > 0 }),
    ...(min === undefined ? {} : { calories: { min, max } }),
  }
}
