import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { Minor } from '../money/minor.ts'
import type { Menu, MenuItem } from './menu.ts'

/** How one location differs from the brand's menu. */
export interface MenuChange {
  /** Id of an item or modifier. */
  readonly item: string
  readonly price?: Minor
  readonly isAvailable?: boolean
  /** The location does not have it at all. */
  readonly isLeftOut?: boolean
}

/** The menu of a location. Left: ids that the menu does not have. */
export function changedMenu(menu: Menu, changes: readonly MenuChange[]): Either<readonly string[], Menu> {
  const unknown = changes.map(({ item }) => item).filter((id) => !menu.items.has(id))
  if (unknown.length > 0) return left(unknown)
  const byItem = new Map(changes.map((change) => [change.item, change]))
  const isHere = (id: string) => byItem.get(id)?.isLeftOut !== true
  const items = new Map<string, MenuItem>()
  for (const [id, item] of menu.items) if (isHere(id)) items.set(id, changedItem(item, byItem.get(id)))
  const groups = new Map([...menu.groups].map(([id, group]) => [id, { ...group, items: group.items.filter(isHere) }]))
  const options = new Map(
    [...menu.options].map(([id, option]) => [
      id,
      {
        ...option,
        items: option.items.filter(isHere),
        defaultModifiers: option.defaultModifiers.filter(isHere),
      },
    ]),
  )
  return right({ ...menu, items, groups, options })
}

function changedItem(item: MenuItem, change: MenuChange | undefined): MenuItem {
  if (change === undefined) return item
  const { price = item.price, isAvailable = item.isAvailable } = change
  return { ...item, price, isAvailable }
}
