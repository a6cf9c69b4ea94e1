import type { Menu } from '../menu/menu.ts'
import type { Cents } from '../money/cents.ts'
import type { Selections } from '../selection/selections.ts'
import type { CartLine } from './cart-line.ts'
import { type LineStanding, lineStanding, type ObjectedTo } from './line-standing.ts'
import { lineTotal } from './subtotal.ts'

/** A choice as one row of the cart; `depth` 0 belongs to the item itself. An absent name is not on the menu. */
export interface DescribedModifier {
  readonly depth: number
  readonly item: string
  readonly option: string
  readonly name?: string
  readonly optionName?: string
  readonly price?: Cents
}

/** A line as facts for a screen or a receipt. */
export interface DescribedLine {
  readonly name: string
  readonly standing: LineStanding
  readonly modifiers: readonly DescribedModifier[]
  readonly notes: string
  readonly unitPrice: Cents
  readonly quantity: number
  readonly total: Cents
  readonly image?: string
}

const collect = (menu: Menu, mods: Selections, depth: number, into: DescribedModifier[]): void => {
  for (const [option, chosen] of mods) {
    for (const modifier of chosen) {
      const item = menu.items.get(modifier.item)
      const optionName = menu.options.get(option)?.name
      into.push({
        depth,
        item: modifier.item,
        option,
        ...(item === undefined ? {} : { name: item.name, price: item.price }),
        ...(optionName === undefined ? {} : { optionName }),
      })
      collect(menu, modifier.modifiers, depth + 1, into)
    }
  }
}

export const describeLine = (line: CartLine, menu: Menu, objected?: ObjectedTo): DescribedLine => {
  const modifiers: DescribedModifier[] = []
  collect(menu, line.mods, 0, modifiers)
  return {
    name: menu.items.get(line.item)?.name ?? line.name,
    standing: lineStanding(line, menu, objected),
    modifiers,
    notes: line.notes,
    unitPrice: line.price,
    quantity: line.quantity,
    total: lineTotal(line),
    ...(line.image === undefined ? {} : { image: line.image }),
  }
}
