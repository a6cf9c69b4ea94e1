import { createHash } from 'node:crypto'
import { countsAt, type LeftCount, marksOfCounts } from '../../src-domain/availability/left-count.ts'
import { markLeft, toldCounts } from '../../src-domain/availability/mark-left.ts'
import { markSoldOut } from '../../src-domain/availability/mark-sold-out.ts'
import { type SoldOut, soldOutAt } from '../../src-domain/availability/sold-out.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { wallTimeAt } from '../../src-domain/location/wall-clock.ts'
import { emptyMenu, type Menu, type MenuList } from '../../src-domain/menu/menu.ts'
import { listServedAt, type WallMoment } from '../../src-domain/menu/served-at.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { KnownLocation } from '../catalogue/catalogue.ts'
import { menuForOrderType } from '../catalogue/menu-for-order-type.ts'

export interface ServedMenu {
  readonly menu: Menu
  /** Distinguishes menus of one version by part of the day and by what is sold out; '' if there is neither. */
  readonly part: string
}

/** Encoded responses are cached by object. */
const servedMenus = new WeakMap<Menu, Map<string, ServedMenu>>()
/** Limit per menu, because sold-out items change all day. */
const mostServedMenus = 50

/**
 * The menu served at `at` by the location's clock, with the items sold out at that time and what is left of others; empty between two parts of
 * the week. A late order from the previous menu is checked against the marks of its own time, so a mark that just
 * expired still counts.
 */
export function servedMenu(
  { menus, soldOut, counts: all, settings }: Pick<KnownLocation, 'menus' | 'soldOut' | 'counts' | 'settings'>,
  orderType: DiningOption,
  at: Instant,
): ServedMenu {
  const whole = menus[orderType]
  const counts = countsAt(all, at)
  const marks = [...soldOutAt(soldOut, at), ...marksOfCounts(counts)]
  const told = toldCounts(counts)
  const hasParts = [...whole.menus.values()].some(({ availability }) => availability !== undefined)
  const changes = namesOf(marks, told)
  if (!hasParts && changes === '') return { menu: whole, part: '' }
  const list = hasParts ? listServedAt(whole, orderType, momentAt(at, settings.location.timeZone)) : undefined
  const name = JSON.stringify([list?.id, hasParts, changes])
  const known = servedMenus.get(whole) ?? new Map<string, ServedMenu>()
  servedMenus.set(whole, known)
  const found = known.get(name)
  if (found !== undefined) return found
  const marked = markLeft(marks.length === 0 ? whole : markSoldOut(whole, marks), told)
  const served: ServedMenu = {
    menu: hasParts ? servedList(marked, list, orderType) : marked,
    part: (hasParts ? `.${encodeURIComponent(list?.id ?? '')}` : '') + versionOf(changes),
  }
  known.set(name, served)
  const oldest = known.keys().next().value
  if (known.size > mostServedMenus && oldest !== undefined) known.delete(oldest)
  return served
}

function servedList(menu: Menu, list: MenuList | undefined, orderType: DiningOption): Menu {
  return list === undefined ? emptyMenu : menuForOrderType({ ...menu, menus: new Map([[list.id, list]]) }, orderType)
}

/** '' if nothing is sold out and nothing is told. */
function namesOf(marks: readonly SoldOut[], told: readonly LeftCount[]): string {
  const [gone, few] = [marks.map(({ kind, id }) => [kind, id]), told.map(({ id, left }) => [id, left])]
  return gone.length + few.length === 0 ? '' : JSON.stringify(few.length === 0 ? gone : [gone, few])
}

/** For an HTTP header. */
function versionOf(changes: string): string {
  return changes === '' ? '' : `~${createHash('sha256').update(changes).digest('base64url').slice(0, 22)}`
}

function twoDigits(n: number): string {
  return String(n).padStart(2, '0')
}

function momentAt(at: Instant, timeZone: string): WallMoment {
  const { weekday, minutes } = wallTimeAt(at, timeZone)
  return { weekday, clock: `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}` }
}
