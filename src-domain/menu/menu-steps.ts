import type { Menu } from './menu.ts'
import type { Collection, MenuStep } from './menu-problem.ts'

/** The key is unique, because no collection's name contains a dot. */
export function keyOf({ collection, id }: MenuStep): string {
  return `${collection}.${id}`
}

export function entryOf(menu: Menu, { collection, id }: MenuStep): { readonly id: string } | undefined {
  return menu[collection].get(id)
}

function steps(collection: Collection, ids: readonly string[] | undefined): readonly MenuStep[] {
  return (ids ?? []).map((id) => ({ collection, id }))
}

/** Children, in their own order. Excludes defaults, which repeat children. */
export function namedBy(menu: Menu, { collection, id }: MenuStep): readonly MenuStep[] {
  switch (collection) {
    case 'menus':
      return steps('groups', menu.menus.get(id)?.groups)
    case 'groups':
      return [...steps('items', menu.groups.get(id)?.items), ...steps('groups', menu.groups.get(id)?.subgroups)]
    case 'items': {
      const item = menu.items.get(id)
      const restaurant = item?.restaurantGroup
      return [
        ...steps('options', item?.options),
        ...steps('restaurantGroups', restaurant === undefined ? [] : [restaurant]),
      ]
    }
    case 'options':
      return steps('items', menu.options.get(id)?.items)
    case 'restaurantGroups':
      return []
  }
}
