import type { MenuGroup } from '../menu/menu.ts'

const capWithoutMax = 100

/** How many packing items of one group may be chosen (PACK-02, PACK-03). */
export const packingCap = (group: Pick<MenuGroup, 'max' | 'isSingleSelectionOnly'>): number =>
  group.isSingleSelectionOnly ? 1 : (group.max ?? capWithoutMax)
