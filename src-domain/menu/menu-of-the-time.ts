import type { DiningOption } from '../dining-option/dining-option.ts'
import type { DayPart, Menu, MenuItem, MenuList } from './menu.ts'
import { covers, type WallMoment } from './served-at.ts'

/** Ids of groups and items. */
export interface MenuEntries {
  readonly groups: readonly string[]
  readonly items: readonly string[]
}

/** Lists served at a time: the first that applies, and every list that joins it. In the order of the file. */
export function listsServedAt(menu: Menu, orderType: DiningOption, at: WallMoment): readonly MenuList[] {
  const open = [...menu.menus.values()].filter(
    (list) => list.orderType === orderType && (list.availability === undefined || covers(list.availability, at)),
  )
  const first = open.find(({ joins }) => joins !== true)
  return open.filter((list) => list === first || list.joins === true)
}

/** One list with the groups of all, each once, because a shop shows one list for each order type. */
export function joinedList(lists: readonly MenuList[]): MenuList | undefined {
  const [first, ...others] = lists
  if (first === undefined || others.length === 0) return first
  return {
    ...first,
    id: lists
      .map(({ id }) => id)
      .join('+')
      .slice(0, 100),
    groups: [...new Set(lists.flatMap(({ groups }) => groups))],
  }
}

/** Entries with times of their own, none of which is now. */
export function unservedAt(menu: Menu, at: WallMoment): MenuEntries {
  const isOff = ({ times }: { readonly times?: readonly DayPart[] }) =>
    times !== undefined && !times.some((part) => covers(part, at))
  return { groups: idsOf(menu.groups, isOff), items: idsOf(menu.items, isOff) }
}

/** Items that the menu does not offer for an order type. */
export function notFor(menu: Menu, orderType: DiningOption): MenuEntries {
  return {
    groups: [],
    items: idsOf(menu.items, ({ orderTypes }: MenuItem) => orderTypes !== undefined && !orderTypes.includes(orderType)),
  }
}

/** The menu without these entries, and without references to them. */
export function withoutEntries(menu: Menu, { groups, items }: MenuEntries): Menu {
  if (groups.length + items.length === 0) return menu
  const [noGroup, noItem] = [new Set(groups), new Set(items)]
  const kept = <A extends { readonly id: string }>(all: ReadonlyMap<string, A>, gone: ReadonlySet<string>) =>
    [...all.values()].filter(({ id }) => !gone.has(id))
  const rest = (ids: readonly string[]) => ids.filter((id) => !noItem.has(id))
  return {
    ...menu,
    menus: new Map(
      [...menu.menus].map(([id, list]) => [id, { ...list, groups: list.groups.filter((one) => !noGroup.has(one)) }]),
    ),
    groups: new Map(
      kept(menu.groups, noGroup).map((group) => [
        group.id,
        { ...group, items: rest(group.items), subgroups: group.subgroups.filter((one) => !noGroup.has(one)) },
      ]),
    ),
    items: new Map(kept(menu.items, noItem).map((item) => [item.id, item])),
    options: new Map(
      [...menu.options].map(([id, option]) => [
        id,
        { ...option, items: rest(option.items), defaultModifiers: rest(option.defaultModifiers) },
      ]),
    ),
  }
}

function idsOf<A extends { readonly id: string }>(
  all: ReadonlyMap<string, A>,
  isWanted: (entry: A) => boolean,
): readonly string[] {
  return [...all.values()].filter(isWanted).map(({ id }) => id)
}
