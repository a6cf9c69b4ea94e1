import { type Minor, minor } from '../money/minor.ts'
import { listed } from './listed.ts'
import type { Menu, MenuItem, MenuOption } from './menu.ts'
import { choicesNeeded, isAsked, piecesOfOne } from './option-bounds.ts'

export interface ListedPrice {
  readonly price: Minor
  /** True if a required option has priced modifiers. */
  readonly isFrom: boolean
}

export function listedPrice(menu: Menu, item: MenuItem): ListedPrice {
  return {
    price: minor(leastOfSizes(menu, item)),
    isFrom: isPriced(menu, item),
  }
}

function available(menu: Menu, option: MenuOption): readonly MenuItem[] {
  return listed(option.items, menu.items).filter(({ isAvailable }) => isAvailable)
}

function required(menu: Menu, item: MenuItem): readonly MenuOption[] {
  return listed(item.options, menu.options).filter(isAsked)
}

/** Least price of the dish over its sizes, because the cheapest size need not have the cheapest choices. */
function leastOfSizes(menu: Menu, item: MenuItem): number {
  const choices = required(menu, item).map((option) => available(menu, option))
  const priced = new Set(choices.flat().flatMap(({ priceBySize = [] }) => priceBySize.map(({ size }) => size)))
  const sizes = priced.size === 0 ? [] : (choices.find((some) => some.some(({ id }) => priced.has(id))) ?? [])
  if (sizes.length === 0) return least(menu, item, [])
  return Math.min(...sizes.map(({ id }) => least(menu, item, [], id)))
}

/** @param size this choice is made in its option; its price applies to all others */
function least(menu: Menu, item: MenuItem, above: readonly string[], size?: string): number {
  if (above.includes(item.id)) return item.price
  let total: number = sizedPrice(item, size)
  for (const option of required(menu, item)) {
    const choices = available(menu, option)
    const prices = choices.map((modifier) => least(menu, modifier, [...above, item.id], size))
    const forced = prices[choices.findIndex(({ id }) => id === size)]
    total += forced ?? leastOf(option, prices)
  }
  return total
}

/** The cheapest required choices; in a box, the cheapest pieces. */
function leastOf(option: MenuOption, prices: readonly number[]): number {
  const cheapest = prices.toSorted((a, b) => a - b)
  const chosen = cheapest.slice(0, choicesNeeded(option))
  let missing = (option.unitMin ?? 0) - chosen.length
  let total = chosen.reduce((sum, price) => sum + price, 0)
  for (const price of chosen) {
    const more = Math.max(0, Math.min(missing, piecesOfOne(option) - 1))
    total += more * price
    missing -= more
  }
  return total
}

function sizedPrice({ price, priceBySize }: MenuItem, size: string | undefined): Minor {
  return priceBySize?.find((sized) => sized.size === size)?.price ?? price
}

function isPriced(menu: Menu, item: MenuItem): boolean {
  return required(menu, item).some((option) =>
    available(menu, option).some(
      ({ price, priceBySize = [] }) => price > 0 || priceBySize.some((one) => one.price > 0),
    ),
  )
}
