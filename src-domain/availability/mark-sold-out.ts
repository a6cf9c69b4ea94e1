import type { Menu } from '../menu/menu.ts'
import type { SoldOut } from './sold-out.ts'

/** The menu with the marked items, and all items of the marked groups, sold out. Unknown ids change nothing. */
export function markSoldOut(menu: Menu, marks: readonly SoldOut[]): Menu {
  const gone = itemsOf(menu, marks)
  const items = [...menu.items].map(
    ([id, item]) => [id, gone.has(id) ? { ...item, isAvailable: false } : item] as const,
  )
  return { ...menu, items: new Map(items) }
}

/** Ids of the marked items, and of the items of marked groups and their subgroups. */
export function itemsOf(menu: Pick<Menu, 'groups'>, marks: readonly SoldOut[]): ReadonlySet<string> {
  const groups = new Set(marks.filter(({ kind }) => kind === 'group').map(({ id }) => id))
  // Iterating a growing Set visits each id once, so cycles end.
  for (const id of groups) for (const below of menu.groups.get(id)?.subgroups ?? []) groups.add(below)
  return new Set([
    ...marks.filter(({ kind }) => kind === 'item').map(({ id }) => id),
    ...[...groups].flatMap((id) => menu.groups.get(id)?.items ?? []),
  ])
}
