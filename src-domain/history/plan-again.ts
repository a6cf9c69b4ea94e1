import type { CartLine } from '../cart/cart-line.ts'
import { type ComparedLine, compareWithMenu } from '../cart/compare-with-menu.ts'
import type { OrderLocation } from '../cart/order-in-progress.ts'
import { lineTotal } from '../cart/subtotal.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Menu } from '../menu/menu.ts'
import { type Minor, sum } from '../money/minor.ts'
import { isPacking } from '../packing/is-packing.ts'
import type { OrderedBefore } from './ordered-before.ts'

/** A reorder, before the customer accepts it (PROF-17). */
export interface AgainPlan {
  readonly location: OrderLocation
  readonly diningOption: DiningOption
  readonly menu: Menu
  readonly dishes: readonly ComparedLine[]
  /** Packing that is still available (PACK-06). Missing packing is not reported. */
  readonly packing: readonly CartLine[]
}

export function planAgain(before: OrderedBefore, location: OrderLocation, menu: Menu, packing: Menu): AgainPlan {
  const { diningOption, lines } = before
  const isPacked = ({ item, group }: CartLine) => isPacking(packing, { itemId: item, group: { id: group } })
  return {
    location,
    diningOption,
    menu,
    dishes: lines.filter((line) => !isPacked(line)).map(compareWithMenu(menu, diningOption)),
    packing: lines.filter(isPacked),
  }
}

export function isAsItWas({ dishes }: AgainPlan): boolean {
  return dishes.length > 0 && dishes.every(({ since }) => since._tag === 'Same')
}

export function stillThere({ dishes }: AgainPlan): readonly CartLine[] {
  return dishes.filter(({ since }) => since._tag !== 'Gone').map(({ line }) => line)
}

/** Total of the available dishes at current prices. */
export function costOfAgain(plan: AgainPlan): Minor {
  return sum(stillThere(plan).map(lineTotal))
}
