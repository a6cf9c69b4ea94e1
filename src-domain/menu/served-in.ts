import type { DiningOption } from '../dining-option/dining-option.ts'
import { listedGroups } from './listed-groups.ts'
import type { Menu, MenuGroup } from './menu.ts'

export function groupsServed(menu: Menu, orderType: DiningOption): ReadonlyMap<string, MenuGroup> {
  const reached = new Map<string, MenuGroup>()
  const open = [...listedGroups(menu, orderType)].reverse()
  for (let group = open.pop(); group !== undefined; group = open.pop()) {
    if (reached.has(group.id)) continue
    reached.set(group.id, group)
    for (const id of group.subgroups.toReversed()) {
      const child = menu.groups.get(id)
      if (child !== undefined) open.push(child)
    }
  }
  return reached
}

/** The first group that lists an item, for a link that names only the item. */
export function groupServing(menu: Menu, orderType: DiningOption, itemId: string): MenuGroup | undefined {
  for (const group of groupsServed(menu, orderType).values()) if (group.items.includes(itemId)) return group
  return undefined
}
