import type { Menu } from '../menu/menu.ts'
import { isOrderable } from '../menu/orderability.ts'
import { allSelectionErrors } from '../selection/offer-errors.ts'
import type { Selections } from '../selection/selections.ts'
import type { CartLine } from './cart-line.ts'

/** The ids that the server's validation objects to (CART-16). */
export interface ObjectedTo {
  readonly invalidModifiers: readonly string[]
  readonly invalidGroups: readonly string[]
  readonly invalidItems: readonly string[]
  /** Of `invalidItems`, as far as the back end tells why. */
  readonly soldOutItems?: readonly string[]
  readonly unservedItems?: readonly string[]
}

/** Why a line cannot be ordered however it is changed: sold out, or not on the menu that is served then. */
export type Unavailability = 'SoldOut' | 'NotServed'

export type LineObjection = Unavailability | 'NotAsChosen'

/**
 * Whether a line can be ordered. Only removal is offered for `Unavailable` (CART-15); its name is absent when the
 * line has none and the screen then says so in its own words.
 */
export type LineStanding =
  | { readonly _tag: 'Fine' }
  | { readonly _tag: 'Unavailable'; readonly why: Unavailability; readonly name?: string }
  /** Something inside cannot be had, or was objected to; editing may help. */
  | { readonly _tag: 'Invalid' }

/** What the server says against the line, one of its groups or one of its choices (CART-16). */
export function lineObjection(line: CartLine, objected: ObjectedTo): LineObjection | undefined {
  if (objected.soldOutItems?.includes(line.item)) return 'SoldOut'
  if (objected.unservedItems?.includes(line.item)) return 'NotServed'
  const isObjectedTo =
    objected.invalidItems.includes(line.item) ||
    objected.invalidGroups.includes(line.group) ||
    mentions(line.mods, objected.invalidModifiers)
  return isObjectedTo ? 'NotAsChosen' : undefined
}

export function lineStanding(line: CartLine, menu: Menu, objected?: ObjectedTo): LineStanding {
  const item = menu.items.get(line.item)
  const said = objected && lineObjection(line, objected)
  const here = item === undefined ? 'NotServed' : isOrderable(menu, item) ? undefined : 'SoldOut'
  const why = here ?? (said === 'NotAsChosen' ? undefined : said)
  if (why !== undefined) return { _tag: 'Unavailable', why, ...(line.name === '' ? {} : { name: line.name }) }
  if (said !== undefined) return { _tag: 'Invalid' }
  // The menu may have moved on since the line was made: a choice that is gone, or one that is now required.
  return allSelectionErrors(menu, line.item, line.mods).length > 0 ? { _tag: 'Invalid' } : { _tag: 'Fine' }
}

function mentions(mods: Selections, modifiers: readonly string[]): boolean {
  for (const chosen of mods.values()) {
    for (const modifier of chosen) {
      if (modifiers.includes(modifier.item) || mentions(modifier.modifiers, modifiers)) return true
    }
  }
  return false
}
