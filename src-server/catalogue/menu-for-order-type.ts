import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { Menu, MenuGroup } from '../../src-domain/menu/menu.ts'
import { notFor, withoutEntries } from '../../src-domain/menu/menu-of-the-time.ts'
import { groupsServed } from '../../src-domain/menu/served-in.ts'

export function menuForOrderType(whole: Menu, orderType: DiningOption): Menu {
  const menu = withoutEntries(whole, notFor(whole, orderType))
  const lists = [...menu.menus].filter(([, list]) => list.orderType === orderType)
  // Reads each list separately, because the time decides which lists are served.
  const groups = new Map<string, MenuGroup>(
    lists.flatMap((list) => [...groupsServed({ ...menu, menus: new Map([list]) }, orderType)]),
  )
  const items = itemsBelow(
    menu,
    [...groups.values()].flatMap((group) => group.items),
  )
  const options = new Set([...items].flatMap((id) => menu.items.get(id)?.options ?? []))
  return {
    menus: new Map(lists),
    groups,
    items: only(menu.items, items),
    options: only(menu.options, options),
    restaurantGroups: menu.restaurantGroups,
  }
}

function only<A>(all: ReadonlyMap<string, A>, wanted: ReadonlySet<string>): ReadonlyMap<string, A> {
  return new Map([...all].filter(([id]) => wanted.has(id)))
}

/** Cycles end, because a Set visits only new members. */
function itemsBelow(menu: Menu, listed: Iterable<string>): ReadonlySet<string> {
  const seen = new Set(listed)
  for (const id of seen) {
    for (const option of menu.items.get(id)?.options ?? []) {
      for (const modifier of menu.options.get(option)?.items ?? []) seen.add(modifier)
    }
  }
  return seen
}
