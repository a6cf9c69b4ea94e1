import type { CartLine } from '../cart/cart-line.ts'
import { type HeldLine, heldAgainst } from '../cart/held-against-menu.ts'
import type { OrderLocation } from '../cart/order-in-progress.ts'
import { lineTotal } from '../cart/subtotal.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Menu } from '../menu/menu.ts'
import { type Cents, sum } from '../money/cents.ts'
import { isPacking } from '../packing/is-packing.ts'
import type { OrderedBefore } from './ordered-before.ts'

/** The same again, before anything of it is in the cart (PROF-17). */
export interface AgainPlan {
  readonly location: OrderLocation
  readonly diningOption: DiningOption
  readonly menu: Menu
  readonly dishes: readonly HeldLine[]
  /** What was packed and is packed again (PACK-06); what is there no more nobody misses. */
  readonly packing: readonly CartLine[]
}

/** Each line of an order held against the menu of today. */
export function planAgain(before: OrderedBefore, location: OrderLocation, menu: Menu, packing: Menu): AgainPlan {
  const { diningOption, lines } = before
  const isPacked = ({ item, group }: CartLine) => isPacking(packing, { itemId: item, group: { id: group } })
  return {
    location,
    diningOption,
    menu,
    dishes: lines.filter((line) => !isPacked(line)).map(heldAgainst(menu, diningOption)),
    packing: lines.filter(isPacked),
  }
}

/** Nothing has changed that anybody need be told of. */
export function isAsItWas({ dishes }: AgainPlan): boolean {
  return dishes.length > 0 && dishes.every(({ since }) => since._tag === 'Same')
}

export function stillThere({ dishes }: AgainPlan): readonly CartLine[] {
  return dishes.filter(({ since }) => since._tag !== 'Gone').map(({ line }) => line)
}

/** What the dishes that can be had cost today. */
export function costOfAgain(plan: AgainPlan): Cents {
  return sum(stillThere(plan).map(lineTotal))
}
