import type { Menu } from '../menu/menu.ts'
import type { Selections } from '../selection/selections.ts'
import type { CartLine } from './cart-line.ts'
import { type DescribedLine, describeLine, type NamedModifier } from './describe-line.ts'
import { type LineStanding, lineStanding, type ObjectedTo } from './line-standing.ts'

/** A line of the cart, with whether it can be ordered. */
export interface DescribedCartLine extends DescribedLine {
  readonly standing: LineStanding
  readonly image?: string
}

const named = (menu: Menu, mods: Selections): readonly NamedModifier[] =>
  [...mods].flatMap(([option, chosen]) =>
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

/** The menu's names; the line's own where the menu no longer has it (CART-15). */
export const describeCartLine = (line: CartLine, menu: Menu, objected?: ObjectedTo): DescribedCartLine => ({
  ...describeLine({
    ...line,
    name: menu.items.get(line.item)?.name ?? line.name,
    modifiers: named(menu, line.mods),
  }),
  standing: lineStanding(line, menu, objected),
  ...(line.image === undefined ? {} : { image: line.image }),
})
