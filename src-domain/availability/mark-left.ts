import type { Menu } from '../menu/menu.ts'
import type { LeftCount } from './left-count.ts'

/** Customers are told how many are left from this number down. */
export const mostToldLeft = 5

/** Counts that customers are told. */
export function toldCounts(counts: readonly LeftCount[]): readonly LeftCount[] {
  return counts.filter(({ left }) => left > 0 && left <= mostToldLeft)
}

/** The menu with what is left of each item, where customers are told. */
export function markLeft(menu: Menu, counts: readonly LeftCount[]): Menu {
  const told = toldCounts(counts)
  if (told.length === 0) return menu
  const items = new Map(menu.items)
  for (const { id, left } of told) {
    const item = items.get(id)
    if (item?.isAvailable === true) items.set(id, { ...item, left })
  }
  return { ...menu, items }
}
