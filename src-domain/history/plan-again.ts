import type { CartLine } from '../cart/cart-line.ts'
import { lineStanding } from '../cart/line-standing.ts'
import type { OrderLocation } from '../cart/order-in-progress.ts'
import { carriedOver } from '../cart/reconcile-with-menu.ts'
import { lineTotal } from '../cart/subtotal.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Menu } from '../menu/menu.ts'
import { type Cents, sum } from '../money/cents.ts'
import { isPacking } from '../packing/is-packing.ts'
import type { OrderedBefore } from './ordered-before.ts'

/** What became of a dish since it was ordered. */
export type SinceThen =
  | { readonly _tag: 'Same' }
  | { readonly _tag: 'Repriced'; readonly was: Cents }
  /** A choice in it is gone, or one is asked for now: it joins the cart, where it is put right. */
  | { readonly _tag: 'ToComplete' }
  /** It cannot be ordered, and joins no cart. */
  | { readonly _tag: 'Gone' }

export interface AgainLine {
  /** As it would stand in the cart: with the price of today, where there is one. */
  readonly line: CartLine
  readonly since: SinceThen
}

/** The same again, before anything of it is in the cart (PROF-17). */
export interface AgainPlan {
  readonly location: OrderLocation
  readonly diningOption: DiningOption
  readonly menu: Menu
  readonly dishes: readonly AgainLine[]
  /** What was packed and is packed again (PACK-06); what is there no more nobody misses. */
  readonly packing: readonly CartLine[]
}

/** Each line of an order held against the menu of today. */
export function planAgain(before: OrderedBefore, location: OrderLocation, menu: Menu, packing: Menu): AgainPlan {
  const { diningOption, lines } = before
  const isPacked = ({ item, group }: CartLine) => isPacking(packing, { itemId: item, group: { id: group } })
  const today = carriedOver(menu, diningOption)
  return {
    location,
    diningOption,
    menu,
    dishes: lines.filter((line) => !isPacked(line)).map((line) => againLine(menu, line, today(line))),
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

function againLine(menu: Menu, then: CartLine, now: CartLine): AgainLine {
  switch (lineStanding(now, menu)._tag) {
    case 'Unavailable':
      return { line: then, since: { _tag: 'Gone' } }
    case 'Invalid':
      return { line: now, since: { _tag: 'ToComplete' } }
    case 'Fine':
      return { line: now, since: now.price === then.price ? { _tag: 'Same' } : { _tag: 'Repriced', was: then.price } }
  }
}
