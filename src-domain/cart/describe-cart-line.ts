import type { Menu } from '../menu/menu.ts'
import type { Selections } from '../selection/selections.ts'
import type { CartLine } from './cart-line.ts'
import { type DescribedLine, describeLine, type NamedModifier } from './describe-line.ts'
import { type LineStanding, lineStanding, type ObjectedTo } from './line-standing.ts'

export interface DescribedCartLine extends DescribedLine {
  readonly standing: LineStanding
  readonly image?: string
}

/** Falls back to the line's own name (CART-15). */
export function describeCartLine(line: CartLine, menu: Menu, objected?: ObjectedTo): DescribedCartLine {
  return {
    ...describeLine({
      ...line,
      name: menu.items.get(line.item)?.name ?? line.name,
      modifiers: named(menu, line.mods),
    }),
    standing: lineStanding(line, menu, objected),
    ...(line.image === undefined ? {} : { image: line.image }),
  }
}

function named(menu: Menu, mods: Selections): readonly NamedModifier[] {
  return [...mods].flatMap(([option, chosen]) =>
    chosen.map(({ item: id, modifiers }): NamedModifier => {
      const item = menu.items.get(id)
      const optionName = menu.options.get(option)?.name
      return {
        item: id,
        option,
        ...(item === undefined ? {} : { name: item.name, price: item.price }),
        ...(optionName === undefined ? {} : { optionName }),
        modifiers: named(menu, modifiers),
      }
    }),
  )
}
