import type { Menu, MenuItem } from '../menu/menu.ts'
import { isOrderable } from '../menu/orderability.ts'
import { allSelectionErrors } from '../selection/offer-errors.ts'
import type { Selections } from '../selection/selections.ts'
import type { CartLine } from './cart-line.ts'

/** Ids rejected by the server's validation (CART-16). */
export interface ObjectedTo {
  readonly invalidModifiers: readonly string[]
  readonly invalidGroups: readonly string[]
  readonly invalidItems: readonly string[]
  /** Subsets of `invalidItems`, if the back end gives a reason. */
  readonly soldOutItems?: readonly string[]
  readonly unservedItems?: readonly string[]
  /** Items and modifiers of which fewer are left than the order contains. */
  readonly fewLeft?: readonly FewLeft[]
}

export interface FewLeft {
  readonly id: string
  readonly left: number
}

/** Reasons that editing cannot fix. */
export type Unavailability = 'SoldOut' | 'NotServed' | 'NotDelivered'

export type LineObjection = Unavailability | 'NotAsChosen' | 'FewLeft'

/** The customer can only remove an `Unavailable` line (CART-15). */
export type LineStanding =
  | { readonly _tag: 'Fine' }
  | { readonly _tag: 'Unavailable'; readonly why: Unavailability; readonly name?: string }
  /** The customer may fix it by editing. `left`: how many can be ordered, if there are too few. */
  | { readonly _tag: 'Invalid'; readonly left?: number }

export function lineObjection(line: CartLine, objected: ObjectedTo): LineObjection | undefined {
  if (objected.soldOutItems?.includes(line.item)) return 'SoldOut'
  if (objected.unservedItems?.includes(line.item)) return 'NotServed'
  if (fewestLeft(line, objected) !== undefined) return 'FewLeft'
  const isObjectedTo =
    objected.invalidItems.includes(line.item) ||
    objected.invalidGroups.includes(line.group) ||
    mentions(line.mods, objected.invalidModifiers)
  return isObjectedTo ? 'NotAsChosen' : undefined
}

export function lineStanding(line: CartLine, menu: Menu, objected?: ObjectedTo): LineStanding {
  const item = menu.items.get(line.item)
  const said = objected && lineObjection(line, objected)
  const here = whyNotHere(menu, item)
  const why = here ?? (said === 'SoldOut' || said === 'NotServed' ? said : undefined)
  if (why !== undefined) return { _tag: 'Unavailable', why, ...(line.name === '' ? {} : { name: line.name }) }
  const left = (objected && fewestLeft(line, objected)) ?? leftOnMenu(line, item)
  if (left !== undefined) return { _tag: 'Invalid', left }
  if (said !== undefined) return { _tag: 'Invalid' }
  // The menu may have changed: a choice is gone or newly required.
  return allSelectionErrors(menu, line.item, line.mods).length > 0 ? { _tag: 'Invalid' } : { _tag: 'Fine' }
}

function whyNotHere(menu: Menu, item: MenuItem | undefined): Unavailability | undefined {
  if (item === undefined) return 'NotServed'
  if (isOrderable(menu, item)) return undefined
  return item.isNotDelivered === true ? 'NotDelivered' : 'SoldOut'
}

function fewestLeft(line: CartLine, { fewLeft = [] }: ObjectedTo): number | undefined {
  const own = fewLeft.filter(({ id }) => id === line.item || mentions(line.mods, [id]))
  return own.length === 0 ? undefined : Math.min(...own.map(({ left }) => left))
}

function leftOnMenu({ quantity }: CartLine, item: MenuItem | undefined): number | undefined {
  return item?.left !== undefined && quantity > item.left ? item.left : undefined
}

function mentions(mods: Selections, modifiers: readonly string[]): boolean {
  for (const chosen of mods.values()) {
    for (const modifier of chosen) {
      if (modifiers.includes(modifier.item) || mentions(modifier.modifiers, modifiers)) return true
    }
  }
  return false
}
