import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Menu } from '../menu/menu.ts'
import type { Minor } from '../money/minor.ts'
import type { CartLine } from './cart-line.ts'
import { lineStanding } from './line-standing.ts'
import { carriedOver } from './reconcile-with-menu.ts'

/** A line compared with another menu: of another day, restaurant or order type. */
export interface ComparedLine {
  readonly line: CartLine
  readonly since: SinceThen
}

export type SinceThen =
  | { readonly _tag: 'Same' }
  | { readonly _tag: 'Repriced'; readonly was: Minor }
  /** A choice is gone or newly required; the customer fixes it in the cart. */
  | { readonly _tag: 'ToComplete' }
  /** Cannot be ordered. */
  | { readonly _tag: 'Gone' }

export function compareWithMenu(menu: Menu, diningOption: DiningOption): (line: CartLine) => ComparedLine {
  const there = carriedOver(menu, diningOption)
  return (line) => held(menu, line, there(line))
}

function held(menu: Menu, then: CartLine, now: CartLine): ComparedLine {
  switch (lineStanding(now, menu)._tag) {
    case 'Unavailable':
      return { line: then, since: { _tag: 'Gone' } }
    case 'Invalid':
      return { line: now, since: { _tag: 'ToComplete' } }
    case 'Fine':
      return { line: now, since: now.price === then.price ? { _tag: 'Same' } : { _tag: 'Repriced', was: then.price } }
  }
}
