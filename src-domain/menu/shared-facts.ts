import { type Cents, zero } from '../money/cents.ts'
import { listed } from './listed.ts'
import type { Menu, MenuItem, MenuOption } from './menu.ts'

/** What an option says once in its title instead of at every modifier. */
export interface SharedFacts {
  /** "+$1.00 each" in the title (MENU-37). Absent when prices differ or all are free. */
  readonly price?: Cents
  /** Kilocalories for the title (MENU-38). Absent when they differ, are a range, or are not stated. */
  readonly calories?: number
  /** False when all modifiers share one price, a price of 0 included: there is nothing to say at each. */
  readonly showsPrices: boolean
  readonly showsCalories: boolean
}

export function sharedFacts(menu: Menu, option: MenuOption): SharedFacts {
  const modifiers = listed(option.items, menu.items)
  const price = shared(modifiers, (modifier) => modifier.price)
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
