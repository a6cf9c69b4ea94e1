import type { DiningOption } from '../dining-option/dining-option.ts'
import { listed } from '../menu/listed.ts'
import { listedGroups } from '../menu/listed-groups.ts'
import type { Menu, MenuGroup, MenuItem } from '../menu/menu.ts'
import { isOrderable } from '../menu/orderability.ts'
import { defaultSelections } from '../selection/default-selections.ts'
import { selectionErrors } from '../selection/selection-errors.ts'
import type { PackingChoice } from './packing-choice.ts'

/** A packing group with what can be had of it now. */
export interface PackingGroup {
  readonly group: MenuGroup
  readonly items: readonly MenuItem[]
}

/**
 * The groups of the packing menu for an order type (PACK-01), without what cannot be had and without what would have to
 * be chosen further. A minimum that sold-out things make impossible is lowered to what is left, or nobody could go on.
 */
export function packingGroups(packing: Menu, orderType: DiningOption): readonly PackingGroup[] {
  return listedGroups(packing, orderType).flatMap((group) => {
    const items = listed(group.items, packing.items).filter((item) => canBePacked(packing, item))
    if (items.length === 0 || group.max === 0) return []
    const { min } = group
    return [{ group: min === undefined ? group : { ...group, min: Math.min(min, items.length) }, items }]
  })
}

/** Is there anything to pack, and with it the step on the way to the checkout? */
export function hasPacking(packing: Menu, orderType: DiningOption): boolean {
  return packingGroups(packing, orderType).length > 0
}

/** Of earlier choices what this packing menu still offers. */
export function stillPacked<A extends PackingChoice>(
  groups: readonly PackingGroup[],
  chosen: readonly A[],
): readonly A[] {
  return chosen.filter((one) =>
    groups.some(({ group, items }) => group.id === one.group && items.some(({ id }) => id === one.item)),
  )
}

function canBePacked(packing: Menu, item: MenuItem): boolean {
  return (
    isOrderable(packing, item) && selectionErrors(packing, item.id, defaultSelections(packing, item.id)).length === 0
  )
}
