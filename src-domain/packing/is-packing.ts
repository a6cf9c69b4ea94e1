import type { Menu } from '../menu/menu.ts'

export interface SoldLine {
  readonly itemId: string
  readonly group: { readonly id: string }
}

/** Whether a sold line is packing: the packing menu has it in that group. */
export function isPacking(packing: Menu, { itemId, group }: SoldLine): boolean {
  return group.id === '' ? packing.items.has(itemId) : packing.groups.get(group.id)?.items.includes(itemId) === true
}
