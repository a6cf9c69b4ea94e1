import type { Menu } from '../menu/menu.ts'
import { modifierPrice, type Scope } from '../selection/modifier-price.ts'
import { selectedAllergens } from '../selection/selected-allergens.ts'
import type { CartLine } from './cart-line.ts'
import { type DescribedLine, describeLine, type NamedModifier } from './describe-line.ts'
import { type LineStanding, lineStanding, type ObjectedTo } from './line-standing.ts'

export interface DescribedCartLine extends DescribedLine {
  readonly standing: LineStanding
  readonly image?: string
}

/** Falls back to the line's own name (CART-15). */
export function describeCartLine(line: CartLine, menu: Menu, objected?: ObjectedTo): DescribedCartLine {
  const item = menu.items.get(line.item)
  const allergens = item === undefined ? undefined : selectedAllergens(menu, item, line.mods)
  return {
    ...describeLine({
      ...line,
      name: item?.name ?? line.name,
      modifiers: named(menu, { selections: line.mods }),
      ...(allergens === undefined ? {} : { allergens }),
    }),
    standing: lineStanding(line, menu, objected),
    ...(line.image === undefined ? {} : { image: line.image }),
  }
}

function named(menu: Menu, scope: Scope): readonly NamedModifier[] {
  return [...scope.selections].flatMap(([option, chosen]) =>
    chosen.map(({ item: id, modifiers }): NamedModifier => {
      const item = menu.items.get(id)
      const optionName = menu.options.get(option)?.name
      return {
        item: id,
        option,
        ...(item === undefined ? {} : { name: item.name, price: modifierPrice(item, scope) }),
        ...(optionName === undefined ? {} : { optionName }),
        modifiers: named(menu, { selections: modifiers, above: scope }),
      }
    }),
  )
}
