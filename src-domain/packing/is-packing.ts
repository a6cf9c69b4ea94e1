import type { Menu } from '../menu/menu.ts'

/** The part of a sold line that says where it was found. */
export interface SoldLine {
  readonly itemId: string
  readonly group: { readonly id: string }
}

/** Whether a line of a placed order is cutlery, a bag or a napkin, and no dish: the packing menu has it in that group. */
export function isPacking(packing: Menu, { itemId, group }: SoldLine): boolean {
  return group.id === '' ? packing.items.has(itemId) : packing.groups.get(group.id)?.items.includes(itemId) === true
}
