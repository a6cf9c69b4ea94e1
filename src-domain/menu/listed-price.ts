import { type Minor, minor } from '../money/minor.ts'
import { listed } from './listed.ts'
import type { Menu, MenuItem, MenuOption } from './menu.ts'
import { minOf } from './option-bounds.ts'

export interface ListedPrice {
  readonly price: Minor
  /** True if a required option has priced modifiers. */
  readonly isFrom: boolean
}

export function listedPrice(menu: Menu, item: MenuItem): ListedPrice {
  return {
    price: minor(least(menu, item, [])),
    isFrom: isPriced(menu, item),
  }
}

function available(menu: Menu, option: MenuOption): readonly MenuItem[] {
  return listed(option.items, menu.items).filter(({ isAvailable }) => isAvailable)
}

function least(menu: Menu, item: MenuItem, above: readonly string[]): number {
  if (above.includes(item.id)) return item.price
  let total: number = item.price
  for (const option of listed(item.options, menu.options)) {
    const min = minOf(option)
    if (min === 0) continue
    const prices = available(menu, option).map((modifier) => least(menu, modifier, [...above, item.id]))
    for (const price of prices.toSorted((a, b) => a - b).slice(0, min)) total += price
  }
  return total
}

function isPriced(menu: Menu, item: MenuItem): boolean {
  return listed(item.options, menu.options).some(
    (option) => minOf(option) > 0 && available(menu, option).some(({ price }) => price > 0),
  )
}
