import type { Menu, MenuItem, MenuOption } from './menu.ts'
import type { MenuError, MenuWarning } from './menu-problem.ts'
import { capOf } from './option-bounds.ts'

export function hasSizedPrices(menu: Menu, { items }: MenuOption): boolean {
  return items.some((id) => menu.items.get(id)?.priceBySize !== undefined)
}

export interface SizeFaults {
  readonly errors: readonly MenuError[]
  readonly warnings: readonly MenuWarning[]
}

/** Every size must be a choice of some option, only one of them can be chosen, and each should have a price. */
export function sizeFaults(menu: Menu, { priceBySize = [] }: MenuItem): SizeFaults {
  const sizes = new Set(priceBySize.map(({ size }) => size))
  const asking = [...menu.options.values()].filter(({ items }) => items.some((id) => sizes.has(id)))
  const offered = new Set(asking.flatMap(({ items }) => items))
  return {
    errors: [
      ...priceBySize.flatMap(({ price }): readonly MenuError[] =>
        price < 0 ? [{ _tag: 'NegativePrice', price }] : [],
      ),
      ...[...sizes].filter((size) => !offered.has(size)).map((size): MenuError => ({ _tag: 'SizeNotOffered', size })),
      ...asking
        .filter((option) => capOf(option) > 1)
        .map(({ id }): MenuError => ({ _tag: 'SizesCombine', option: id })),
    ],
    warnings: [...offered].filter((size) => !sizes.has(size)).map((size) => ({ _tag: 'SizeWithoutPrice', size })),
  }
}
