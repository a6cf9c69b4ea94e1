import type { Country } from '../brand/country.ts'
import type { Menu, MenuItem } from './menu.ts'

/** A location's rules for alcohol. */
export interface AlcoholRules {
  /** Absent: the usual age of the country. */
  readonly leastAge?: number
  readonly isDelivered: boolean
}

/** The customer's confirmation at the checkout. `wording`: the sentence as shown. */
export interface AgePromise {
  readonly age: number
  readonly wording: string
}

/** Years. Many states and countries have other ages for some drinks, so a location can set its own. */
export function leastAgeFor(country: Country, rules?: AlcoholRules): number {
  return rules?.leastAge ?? (country === 'US' ? 21 : 18)
}

export function isPromised(promise: AgePromise | undefined, leastAge: number | undefined): boolean {
  return leastAge === undefined || (promise !== undefined && promise.age >= leastAge)
}

export function hasAlcohol(items: Iterable<MenuItem>): boolean {
  return [...items].some(({ isAlcohol }) => isAlcohol === true)
}

/** The menu for deliveries of a location that does not deliver alcohol. */
export function withoutDeliveredAlcohol(menu: Menu): Menu {
  const items = [...menu.items].map(
    ([id, item]) =>
      [id, item.isAlcohol === true ? { ...item, isAvailable: false, isNotDelivered: true } : item] as const,
  )
  return { ...menu, items: new Map(items) }
}
