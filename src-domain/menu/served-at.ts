import type { DiningOption } from '../dining-option/dining-option.ts'
import type { DayPart, Menu, MenuList } from './menu.ts'

/** Local time of a restaurant: 0 Sunday to 6 Saturday, and "HH:mm". */
export interface WallMoment {
  readonly weekday: number
  readonly clock: string
}

/** `to` is exclusive. */
export function covers({ days, from, to }: DayPart, { weekday, clock }: WallMoment): boolean {
  const yesterday = (weekday + 6) % 7
  // "HH:mm" sorts as text.
  if (from < to) return days.includes(weekday) && from <= clock && clock < to
  return (days.includes(weekday) && from <= clock) || (days.includes(yesterday) && clock < to)
}

export function listServedAt(menu: Menu, orderType: DiningOption, at: WallMoment): MenuList | undefined {
  for (const list of menu.menus.values()) {
    if (list.orderType !== orderType) continue
    if (list.availability === undefined || covers(list.availability, at)) return list
  }
  return undefined
}
