import type { DiningOption } from '../dining-option/dining-option.ts'
import { listedGroups } from './listed-groups.ts'
import type { Menu, MenuGroup } from './menu.ts'

/** Every group that the menu of this order type reaches, subgroups included, by id. */
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

/** The group an item is served in, for a link that names the item alone: the first one that lists it. */
export function groupServing(menu: Menu, orderType: DiningOption, itemId: string): MenuGroup | undefined {
  for (const group of groupsServed(menu, orderType).values()) if (group.items.includes(itemId)) return group
  return undefined
}
