import { diningOptions } from '../dining-option/dining-option.ts'
import type { Menu, MenuGroup, MenuItem, MenuList, MenuOption } from '../menu/menu.ts'

/** A group of the brand's upsells as its folder names it: dishes of the menu by id. */
export interface UpsellPick {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly items: readonly string[]
}

/**
 * The upsell menu in the collections of a menu (UPS-04): the same groups for every dining option, with the dishes and
 * all that can be chosen in them as the menu has them. A dish that the menu does not have stays named in its group, so
 * that judging the upsell menu finds it.
 */
export function upsellMenu(menu: Menu, picks: readonly UpsellPick[]): Menu {
  const groups = picks.map(groupOf)
  const ids = groups.map(({ id }) => id)
  const items = new Map<string, MenuItem>()
  const options = new Map<string, MenuOption>()
  // A Set grows while it is walked, and only by what is new: a circle ends where it began.
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

/**
 * The upsell menu beside the menu in force: a dish that is not on that menu is left out, and what a dish costs and asks
 * is the menu's own word, so that what is shown as an upsell is what the kitchen would sell.
 */
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
