import { type Minor, zero } from '../money/minor.ts'
import { listed } from './listed.ts'
import type { Menu, MenuItem, MenuOption } from './menu.ts'

export interface SharedFacts {
  /** "+$1.00 each" (MENU-37). Absent if the prices differ or all are zero. */
  readonly price?: Minor
  /** Kilocalories (MENU-38). Absent if they differ, are a range, or are not stated. */
  readonly calories?: number
  /** False if all modifiers have the same price, including 0. */
  readonly showsPrices: boolean
  readonly showsCalories: boolean
}

export function sharedFacts(
  menu: Menu,
  option: MenuOption,
  priceOf: (modifier: MenuItem) => Minor = ({ price }) => price,
): SharedFacts {
  const modifiers = listed(option.items, menu.items)
  const price = shared(modifiers, priceOf)
  const calories = shared(modifiers, caloriesOf)
  return {
    ...(price === undefined || price === zero ? {} : { price }),
    ...(calories === undefined || calories === 0 ? {} : { calories }),
    showsPrices: price === undefined,
    showsCalories: calories === undefined,
  }
}

function caloriesOf({ calories }: MenuItem): number | undefined {
  return calories === undefined ? 0 : calories.min === calories.max ? calories.min : undefined
}

function shared<A>(modifiers: readonly MenuItem[], factOf: (modifier: MenuItem) => A | undefined): A | undefined {
  const [first, ...others] = modifiers
  if (first === undefined) return undefined
  const fact = factOf(first)
  return others.every((modifier) => factOf(modifier) === fact) ? fact : undefined
}
