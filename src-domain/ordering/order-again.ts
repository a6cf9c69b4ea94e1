import type { CartLine } from '../cart/cart-line.ts'
import type { OrderChange } from '../cart/change-lines.ts'
import { chooseDiningOption, chooseLocation } from '../cart/change-terms.ts'
import type { OrderLocation } from '../cart/order-in-progress.ts'
import { emptyMenu, type Menu } from '../menu/menu.ts'
import { isPacking } from '../packing/is-packing.ts'
import { isPacked } from '../packing/packing-choice.ts'
import type { Selections } from '../selection/selections.ts'
import type { Ticket, TicketLine, TicketModifier } from './ticket.ts'

/**
 * The same again (PROF-17): the lines of a placed order join what is in the cart, at the prices of then. What the menu
 * says of them now, the shop tells: new prices (CART-20), and what is gone stays as a line that can only be removed
 * (CART-15), so that nothing is left out in silence. What was packed is packed again (PACK-06), and is no dish.
 */
export function orderAgain(
  ticket: Ticket,
  location: OrderLocation,
  key: string,
  packing: Menu = emptyMenu,
): OrderChange {
  return (order) => {
    const there = chooseDiningOption(ticket.orderType, key)(chooseLocation(location, key)(order))
    const packed = ticket.items.filter((line) => isPacking(packing, line))
    const dishes = ticket.items.filter((line) => !packed.includes(line))
    return {
      ...there,
      items: [...there.items, ...dishes.map(lineOf)],
      packingItems: [...there.packingItems, ...packed.map(lineOf).filter((one) => !isPacked(there.packingItems, one))],
      idempotencyKey: key,
    }
  }
}

function lineOf({ itemId, group, modifiers, name, price, quantity, notes, resGroupId }: TicketLine): CartLine {
  return {
    group: group.id,
    item: itemId,
    mods: selectionsOf(modifiers),
    name,
    price,
    quantity,
    notes,
    isGroup: false,
    ...(resGroupId === undefined ? {} : { resGroupId }),
  }
}

function selectionsOf(modifiers: readonly TicketModifier[]): Selections {
  const selections = new Map<string, { item: string; option: string; modifiers: Selections }[]>()
  for (const { item, option, modifiers: inner } of modifiers) {
    const chosen = { item, option, modifiers: selectionsOf(inner) }
    selections.set(option, [...(selections.get(option) ?? []), chosen])
  }
  return selections
}
