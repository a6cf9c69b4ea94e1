import type { MenuGroup } from '../menu/menu.ts'

const capWithoutMax = 100

export function packingCap(group: Pick<MenuGroup, 'max' | 'isSingleSelectionOnly'>): number {
  return group.isSingleSelectionOnly ? 1 : (group.max ?? capWithoutMax)
}
