import type { Menu } from '../menu/menu.ts'
import { add, type Cents } from '../money/cents.ts'
import type { Selections } from '../selection/selections.ts'
import type { CartLine } from './cart-line.ts'
import type { OrderChange } from './change-lines.ts'

/** The price of one piece with every choice at every depth (SEL-37), or nothing when the menu lacks a part of it. */
export const unitPrice = (menu: Menu, item: string, mods: Selections): Cents | undefined => {
  const found = menu.items.get(item)
  if (found === undefined) return undefined
  let price: Cents = found.price
  for (const chosen of mods.values()) {
    for (const modifier of chosen) {
      const inner = unitPrice(menu, modifier.item, modifier.modifiers)
      if (inner === undefined) return undefined
      price = add(price, inner)
    }
  }
  return price
}

/** A line at this menu's price. One that the menu cannot price keeps what it said, and `lineStanding` marks it. */
export const repriced = (menu: Menu, line: CartLine): CartLine => {
  const price = unitPrice(menu, line.item, line.mods)
  return price === undefined || price === line.price ? line : { ...line, price }
}

/** CART-20: every line at the price of the menu in force. The order stays the same one when no price moved. */
export const reconcileWithMenu =
  (menu: Menu, key: string): OrderChange =>
  (order) => {
    const items = order.items.map((line) => repriced(menu, line))
    return items.every((line, index) => line === order.items[index]) ? order : { ...order, items, idempotencyKey: key }
  }

/** CART-20: which lines did not carry over, so that the customer is told. */
export const linesLeftBehind = (menu: Menu, lines: readonly CartLine[]): readonly CartLine[] =>
  lines.filter((line) => unitPrice(menu, line.item, line.mods) === undefined)
