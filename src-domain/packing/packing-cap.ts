import type { MenuGroup } from '../menu/menu.ts'

const capWithoutMax = 100

/** PACK-02, PACK-03. */
export function packingCap(group: Pick<MenuGroup, 'max' | 'isSingleSelectionOnly'>): number {
  return group.isSingleSelectionOnly ? 1 : (group.max ?? capWithoutMax)
}
