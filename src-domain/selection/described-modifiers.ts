import type { Menu } from '../menu/menu.ts'
import { type Cents, zero } from '../money/cents.ts'
import type { Modifier, Selections } from './selections.ts'

/** A chosen modifier with its words and price, the same for cart, confirmation, history, mail and kitchen ticket. */
export interface DescribedModifier {
  readonly option: string
  readonly item: string
  readonly optionName: string
  readonly name: string
  readonly price: Cents
  /** False: this menu does not know it (any more); name and price say nothing. */
  readonly isKnown: boolean
  readonly modifiers: readonly DescribedModifier[]
}

const described = (menu: Menu, { option, item, modifiers }: Modifier): DescribedModifier => {
  const known = menu.items.get(item)
  return {
    option,
    item,
    optionName: menu.options.get(option)?.name ?? '',
    name: known?.name ?? '',
    price: known?.price ?? zero,
    isKnown: known !== undefined,
    modifiers: describedModifiers(menu, item, modifiers),
  }
}

/** In the menu's order of options, not in that of the taps; what the item no longer asks for comes last. */
export const describedModifiers = (
  menu: Menu,
  itemId: string,
  selections: Selections,
): readonly DescribedModifier[] => {
  const asked = menu.items.get(itemId)?.options ?? []
  const order = [...asked, ...[...selections.keys()].filter((id) => !asked.includes(id))]
  return order.flatMap((id) => (selections.get(id) ?? []).map((modifier) => described(menu, modifier)))
}
