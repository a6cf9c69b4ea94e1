import { isNone } from 'fp-ts/lib/Option.js'
import type { Menu, MenuGroup, MenuItem } from '../../src-domain/menu/menu.ts'
import { isOrderable } from '../../src-domain/menu/orderability.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import type { SubmittedItem } from '../../src-domain/placement/submitted-order.ts'
import { selectionsFromTree } from '../../src-domain/selection/modifier-tree.ts'
import { allSelectionErrors } from '../../src-domain/selection/offer-errors.ts'
import { selectedItems } from '../../src-domain/selection/selected-items.ts'
import { unitPrice } from '../../src-domain/selection/selection-price.ts'
import type { Selections } from '../../src-domain/selection/selections.ts'

export interface PricedLine {
  readonly submitted: SubmittedItem
  readonly menu: Menu
  readonly group: MenuGroup
  readonly item: MenuItem
  readonly selections: Selections
  /** One piece with all its modifiers. */
  readonly price: Minor
}

/** Ids that the cart shows as invalid (CART-16). */
export interface LineProblem {
  readonly invalidItems: readonly string[]
  readonly invalidGroups: readonly string[]
  readonly invalidModifiers: readonly string[]
  /** Sold-out items, which no other choice would make valid. */
  readonly soldOutItems: readonly string[]
  readonly unservedItems: readonly string[]
  /** Dishes or modifiers of which the order asks for more than is left. */
  readonly fewLeft: readonly FewLeft[]
  /** Name of an item or modifier with alcohol, which the location does not deliver. */
  readonly notDelivered?: string
}

export interface FewLeft {
  readonly id: string
  readonly name: string
  readonly left: number
}

export const noProblem: LineProblem = {
  invalidItems: [],
  invalidGroups: [],
  invalidModifiers: [],
  soldOutItems: [],
  unservedItems: [],
  fewLeft: [],
}

export function isPricedLine(line: PricedLine | LineProblem): line is PricedLine {
  return 'price' in line
}

/** The packing menu applies if only it has the group (PACK-07). */
export function readLine(menu: Menu, packing: Menu | undefined, submitted: SubmittedItem): PricedLine | LineProblem {
  return packing?.groups.has(submitted.group) === true && !menu.groups.has(submitted.group)
    ? onMenu(packing, submitted)
    : onMenu(menu, submitted)
}

function onMenu(menu: Menu, submitted: SubmittedItem): PricedLine | LineProblem {
  const group = menu.groups.get(submitted.group)
  const item = menu.items.get(submitted.item)
  const id = submitted.item
  if (group === undefined) return { ...noProblem, invalidGroups: [submitted.group], unservedItems: [id] }
  const isElsewhere =
    submitted.restaurantGroup !== undefined && item !== undefined && submitted.restaurantGroup !== item.restaurantGroup
  if (item === undefined || !group.items.includes(item.id) || isElsewhere)
    return { ...noProblem, invalidItems: [id], unservedItems: [id] }
  if (item.isNotDelivered === true)
    return { ...noProblem, invalidItems: [id], unservedItems: [id], notDelivered: item.name }
  if (!isOrderable(menu, item)) return { ...noProblem, invalidItems: [id], soldOutItems: [id] }
  const selections = selectionsFromTree(submitted.modifiers)
  const errors = allSelectionErrors(menu, item.id, selections)
  const price = unitPrice(menu, item.id, selections)
  if (errors.length > 0 || isNone(price)) {
    const modifiers = errors.map(({ message, optionId }) => ('itemId' in message ? message.itemId : optionId))
    const notDelivered = selectedItems(menu, selections).find((one) => one.isNotDelivered === true)?.name
    return {
      ...{ ...noProblem, invalidItems: [item.id], invalidModifiers: modifiers },
      ...(notDelivered === undefined ? {} : { notDelivered }),
    }
  }
  return { submitted, menu, group, item, selections, price: price.value }
}
