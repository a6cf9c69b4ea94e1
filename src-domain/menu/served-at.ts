import type { DiningOption } from '../dining-option/dining-option.ts'
import type { DayPart, Menu, MenuList } from './menu.ts'

/** What a restaurant's wall shows: 0 Sunday to 6 Saturday, and "HH:mm". */
export interface WallMoment {
  readonly weekday: number
  readonly clock: string
}

/** Does a part of the week cover this moment? From its first minute on, and no longer at its last. */
export function covers({ days, from, to }: DayPart, { weekday, clock }: WallMoment): boolean {
  const yesterday = (weekday + 6) % 7
  // Times of two digits each sort like the clock.
  if (from < to) return days.includes(weekday) && from <= clock && clock < to
  return (days.includes(weekday) && from <= clock) || (days.includes(yesterday) && clock < to)
}

/** The list that is served for an order type at a moment: the first whose time it is (MENU-16). */
export function listServedAt(menu: Menu, orderType: DiningOption, at: WallMoment): MenuList | undefined {
  for (const list of menu.menus.values()) {
    if (list.orderType !== orderType) continue
    if (list.availability === undefined || covers(list.availability, at)) return list
  }
  return undefined
}
