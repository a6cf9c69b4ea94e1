import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { instantOfWall, wallTimeAt } from '../../src-domain/location/wall-clock.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { Instant } from '../../src-domain/time/clock.ts'

const week = 7

/** When the next list of an order type begins on the location's clock; undefined if none does within a week. */
export function nextListAt(menu: Menu, orderType: DiningOption, at: Instant, timeZone: string): Instant | undefined {
  const today = wallTimeAt(at, timeZone)
  const starts = [...menu.menus.values()].flatMap(({ availability, ...list }) => {
    if (list.orderType !== orderType || availability === undefined) return []
    const [hours = 0, minutes = 0] = availability.from.split(':').map(Number)
    return Array.from({ length: week + 1 }, (_, shift) => shift)
      .filter((shift) => availability.days.includes((today.weekday + shift) % week))
      .map((shift) => instantOfWall(today, shift, hours * 60 + minutes, timeZone))
  })
  const later = starts.filter((start) => start > at)
  return later.length === 0 ? undefined : Math.min(...later)
}
