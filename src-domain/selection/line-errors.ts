import type { Menu, MenuGroup } from '../menu/menu.ts'
import { allSelectionErrors } from './offer-errors.ts'
import type { SelectionError } from './selection-error.ts'
import type { Selections } from './selections.ts'

/**
 * All that keeps a submitted line from being cooked: an item that this order type's menu does not serve in that group,
 * sold out, or with a selection that may not be. Errors of the item itself have the group as `optionId` and no path.
 *
 * @param served the groups reached by the menu of the order type, see `groupsServed`
 */
export const lineErrors = (
  menu: Menu,
  served: ReadonlyMap<string, MenuGroup>,
  line: { readonly group: string; readonly item: string; readonly mods: Selections },
): readonly SelectionError[] => {
  const item = menu.items.get(line.item)
  const ofItem = { type: 'item', optionId: line.group, path: [] } as const
  if (item === undefined || served.get(line.group)?.items.includes(line.item) !== true) {
    return [{ ...ofItem, message: { _tag: 'NotOnOffer', itemId: line.item } }]
  }
  const errors = allSelectionErrors(menu, line.item, line.mods)
  return item.isAvailable ? errors : [{ ...ofItem, message: { _tag: 'SoldOut', itemId: line.item } }, ...errors]
}
