import * as O from 'fp-ts/lib/Option.js'
import type { DiningOption } from '../dining-option/dining-option.ts'
import { byPriority } from './by-priority.ts'
import { listed } from './listed.ts'
import type { Menu, MenuGroup, MenuItem, MenuList } from './menu.ts'

export function menuFor(menu: Menu, orderType: DiningOption): O.Option<MenuList> {
  for (const list of menu.menus.values()) if (list.orderType === orderType) return O.some(list)
  return O.none
}

/** Categories by priority, then server order (MENU-35). */
export function listedGroups(menu: Menu, orderType: DiningOption): readonly MenuGroup[] {
  const list = menuFor(menu, orderType)
  return O.isNone(list) ? [] : byPriority(listed(list.value.groups, menu.groups))
}

/** `group`: the group that contains the item. Orders contain it too (wire row 14). */
export type GroupEntry =
  | { readonly _tag: 'Item'; readonly group: MenuGroup; readonly item: MenuItem }
  | { readonly _tag: 'Subgroup'; readonly group: MenuGroup }

/**
 * Items of a category, then its subgroups by priority. `flattenSubgroups` (MENU-33) inlines the items of subgroups at
 * every depth, under their own group.
 */
export function entriesOf(
  menu: Menu,
  group: MenuGroup,
  { flattenSubgroups }: { readonly flattenSubgroups: boolean },
): readonly GroupEntry[] {
  const seen = new Set<string>()
  const entries = (of: MenuGroup): readonly GroupEntry[] => {
    // Skips a subgroup that contains itself.
    if (seen.has(of.id)) return []
    seen.add(of.id)
    const items = listed(of.items, menu.items).map((item): GroupEntry => ({ _tag: 'Item', group: of, item }))
    const below = byPriority(listed(of.subgroups, menu.groups))
    return [
      ...items,
      ...below.flatMap((child): readonly GroupEntry[] =>
        flattenSubgroups ? entries(child) : [{ _tag: 'Subgroup', group: child }],
      ),
    ]
  }
  return entries(group)
}

export function ofRestaurant(items: readonly MenuItem[], restaurantGroup: string | undefined): readonly MenuItem[] {
  return restaurantGroup === undefined ? items : items.filter((item) => item.restaurantGroup === restaurantGroup)
}
