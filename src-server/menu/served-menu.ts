import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { wallTimeAt } from '../../src-domain/location/wall-clock.ts'
import { emptyMenu, type Menu } from '../../src-domain/menu/menu.ts'
import { listServedAt, type WallMoment } from '../../src-domain/menu/served-at.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { menuForOrderType } from '../catalogue/menu-for-order-type.ts'

export interface ServedMenu {
  readonly menu: Menu
  /** Distinguishes menus of one version by their part of the day; '' if the day has no parts. */
  readonly part: string
}

const nothing: ServedMenu = { menu: emptyMenu, part: '.' }

/** Encoded responses are cached by object. */
const servedMenus = new WeakMap<Menu, Map<string, ServedMenu>>()

/** The menu served then, on the location's clock; empty between two parts of the week. */
export function servedMenu(menu: Menu, orderType: DiningOption, timeZone: string, at: Instant): ServedMenu {
  if ([...menu.menus.values()].every(({ availability }) => availability === undefined)) return { menu, part: '' }
  const list = listServedAt(menu, orderType, momentAt(at, timeZone))
  if (list === undefined) return nothing
  const known = servedMenus.get(menu) ?? new Map<string, ServedMenu>()
  servedMenus.set(menu, known)
  const found = known.get(list.id)
  if (found !== undefined) return found
  const served: ServedMenu = {
    menu: menuForOrderType({ ...menu, menus: new Map([[list.id, list]]) }, orderType),
    // Encoded for an HTTP header.
    part: `.${encodeURIComponent(list.id)}`,
  }
  known.set(list.id, served)
  return served
}

function twoDigits(n: number): string {
  return String(n).padStart(2, '0')
}

function momentAt(at: Instant, timeZone: string): WallMoment {
  const { weekday, minutes } = wallTimeAt(at, timeZone)
  return { weekday, clock: `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}` }
}
