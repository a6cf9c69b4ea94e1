import type { Menu, MenuItem } from '../menu/menu.ts'
import type { Selections } from './selections.ts'

/** Chosen modifiers at every depth, without those that are not on the menu. */
export function selectedItems(menu: Menu, selections: Selections): readonly MenuItem[] {
  return [...selections.values()].flat().flatMap(({ item, modifiers }) => {
    const found = menu.items.get(item)
    return found === undefined ? [] : [found, ...selectedItems(menu, modifiers)]
  })
}
