import { useMemo } from 'react'
import type { Menu, MenuItem } from '../../src-domain/menu/menu.ts'
import { selectedAllergens } from '../../src-domain/selection/selected-allergens.ts'
import type { Selections } from '../../src-domain/selection/selections.ts'
import { AllergenText } from '../menu/allergen-text.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './item-sheet.module.css'

export interface ItemAllergensProps {
  readonly menu: Menu
  readonly item: MenuItem
  readonly selections: Selections
}

/** Allergens of the item with its choices. A change is announced, because the choices are further down. */
export function ItemAllergens({ menu, item, selections }: ItemAllergensProps) {
  const words = useWords('ordering')
  const facts = useMemo(() => selectedAllergens(menu, item, selections), [menu, item, selections])
  if (facts === undefined) return null
  return (
    <div className={styles.allergens} role="status">
      <AllergenText facts={facts} words={words.allergens} />
    </div>
  )
}
