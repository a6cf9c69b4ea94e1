import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Menu } from '../menu/menu.ts'
import type { Cents } from '../money/cents.ts'
import type { CartLine } from './cart-line.ts'
import { lineStanding } from './line-standing.ts'
import { carriedOver } from './reconcile-with-menu.ts'

/** A line as another menu has it, be that of another day, of another restaurant or of another way to get the food. */
export interface HeldLine {
  /** As it would stand in the cart: with the price of that menu, where there is one. */
  readonly line: CartLine
  readonly since: SinceThen
}

/** What becomes of a dish there. */
export type SinceThen =
  | { readonly _tag: 'Same' }
  | { readonly _tag: 'Repriced'; readonly was: Cents }
  /** A choice in it is gone, or one is asked for now: it joins the cart, where it is put right. */
  | { readonly _tag: 'ToComplete' }
  /** It cannot be ordered, and joins no cart. */
  | { readonly _tag: 'Gone' }

export function heldAgainst(menu: Menu, diningOption: DiningOption): (line: CartLine) => HeldLine {
  const there = carriedOver(menu, diningOption)
  return (line) => held(menu, line, there(line))
}

function held(menu: Menu, then: CartLine, now: CartLine): HeldLine {
  switch (lineStanding(now, menu)._tag) {
    case 'Unavailable':
      return { line: then, since: { _tag: 'Gone' } }
    case 'Invalid':
      return { line: now, since: { _tag: 'ToComplete' } }
    case 'Fine':
      return { line: now, since: now.price === then.price ? { _tag: 'Same' } : { _tag: 'Repriced', was: then.price } }
  }
}
