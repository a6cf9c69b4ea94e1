import { type AllergenFacts, sumOfAllergens } from '../menu/allergens.ts'
import type { Menu, MenuItem } from '../menu/menu.ts'
import { selectedItems } from './selected-items.ts'
import type { Selections } from './selections.ts'

/** Allergens of an item with its chosen modifiers; undefined if none of them has a declaration. */
export function selectedAllergens(menu: Menu, item: MenuItem, selections: Selections): AllergenFacts | undefined {
  return sumOfAllergens([item, ...selectedItems(menu, selections)])
}
