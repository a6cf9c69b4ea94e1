import type { MenuItem } from '../menu/menu.ts'
import type { Minor } from '../money/minor.ts'
import type { Selections } from './selections.ts'
import { type Path, selectionsWithin } from './within.ts'

/** Choices that stand beside a modifier, then those beside its parent, up to the dish. */
export interface Scope {
  readonly selections: Selections
  readonly above?: Scope
}

/** The nearest chosen size decides: a pizza inside a bundle has its own. */
export function modifierPrice({ price, priceBySize }: MenuItem, scope: Scope): Minor {
  if (priceBySize === undefined) return price
  for (let at: Scope | undefined = scope; at !== undefined; at = at.above) {
    for (const chosen of at.selections.values()) {
      for (const { item } of chosen) {
        const sized = priceBySize.find(({ size }) => size === item)
        if (sized !== undefined) return sized.price
      }
    }
  }
  return price
}

/** Scope of the modifiers at `path`. */
export function scopeWithin(selections: Selections, path: Path): Scope {
  return path.reduce<Scope>((above, step) => ({ selections: selectionsWithin(above.selections, [step]), above }), {
    selections,
  })
}
