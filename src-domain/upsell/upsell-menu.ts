import { diningOptions } from '../dining-option/dining-option.ts'
import type { Menu, MenuGroup, MenuItem, MenuList, MenuOption } from '../menu/menu.ts'

/** A group of upsells in the brand's folder. `items`: ids on the menu. */
export interface UpsellPick {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly items: readonly string[]
}

/**
 * Menu of upsells, with the same groups for every order type (UPS-04). Keeps ids of missing dishes, so that the menu
 * check reports them.
 */
export function upsellMenu(menu: Menu, picks: readonly UpsellPick[]): Menu {
  const groups = picks.map(groupOf)
  const ids = groups.map(({ id }) => id)
  const items = new Map<string, MenuItem>()
  const options = new Map<string, MenuOption>()
  // Iterating a growing Set visits each id once, so cycles end.
  const wanted = new Set(picks.flatMap((pick) => pick.items))
  for (const id of wanted) {
    const item = menu.items.get(id)
    if (item === undefined) continue
    items.set(id, item)
    for (const optionId of item.options) {
      const option = menu.options.get(optionId)
      if (option === undefined) continue
      options.set(optionId, option)
      for (const modifier of option.items) wanted.add(modifier)
    }
  }
  const makers = new Set([...items.values()].map(({ restaurantGroup }) => restaurantGroup))
  return {
    menus: new Map(
      diningOptions.map((orderType): readonly [string, MenuList] => {
        const id = `upsells-${orderType}`
        return [id, { id, name: id, orderType, groups: ids }]
      }),
    ),
    groups: new Map(groups.map((group) => [group.id, group])),
    items,
    options,
    restaurantGroups: new Map([...menu.restaurantGroups].filter(([id]) => makers.has(id))),
  }
}

export function upsellsOnMenu(upsells: Menu, menu: Menu): Menu {
  const picked = [...upsells.groups.values()].map((group) => ({
    ...group,
    items: group.items.filter((id) => menu.items.has(id)),
  }))
  const shown = upsellMenu(menu, picked)
  return { ...shown, menus: upsells.menus }
}

function groupOf(pick: UpsellPick, priority: number): MenuGroup {
  return {
    ...pick,
    subgroups: [],
    images: [],
    isSingleSelectionOnly: false,
    priority,
  }
}
