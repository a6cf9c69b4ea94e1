import type { DiningOption } from '../dining-option/dining-option.ts'
import { listed } from '../menu/listed.ts'
import { listedGroups } from '../menu/listed-groups.ts'
import type { Menu, MenuGroup, MenuItem } from '../menu/menu.ts'
import { isOrderable } from '../menu/orderability.ts'
import { defaultSelections } from '../selection/default-selections.ts'
import { selectionErrors } from '../selection/selection-errors.ts'
import type { PackingChoice } from './packing-choice.ts'

export interface PackingGroup {
  readonly group: MenuGroup
  readonly items: readonly MenuItem[]
}

/**
 * PACK-01. Omits items that are unavailable or have required options. Lowers a minimum to the remaining items, so that
 * the customer can complete the step.
 */
export function packingGroups(packing: Menu, orderType: DiningOption): readonly PackingGroup[] {
  return listedGroups(packing, orderType).flatMap((group) => {
    const items = listed(group.items, packing.items).filter((item) => canBePacked(packing, item))
    if (items.length === 0 || group.max === 0) return []
    const { min } = group
    return [{ group: min === undefined ? group : { ...group, min: Math.min(min, items.length) }, items }]
  })
}

export function hasPacking(packing: Menu, orderType: DiningOption): boolean {
  return packingGroups(packing, orderType).length > 0
}

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
