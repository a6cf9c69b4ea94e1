import { createHash } from 'node:crypto'
import { countsAt, type LeftCount, marksOfCounts } from '../../src-domain/availability/left-count.ts'
import { markLeft, toldCounts } from '../../src-domain/availability/mark-left.ts'
import { markSoldOut } from '../../src-domain/availability/mark-sold-out.ts'
import { type SoldOut, soldOutAt } from '../../src-domain/availability/sold-out.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { wallTimeAt } from '../../src-domain/location/wall-clock.ts'
import { hasAlcohol, withoutDeliveredAlcohol } from '../../src-domain/menu/alcohol.ts'
import { emptyMenu, type Menu, type MenuList } from '../../src-domain/menu/menu.ts'
import {
  joinedList,
  listsServedAt,
  type MenuEntries,
  unservedAt,
  withoutEntries,
} from '../../src-domain/menu/menu-of-the-time.ts'
import type { WallMoment } from '../../src-domain/menu/served-at.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { KnownLocation } from '../catalogue/catalogue.ts'
import { menuForOrderType } from '../catalogue/menu-for-order-type.ts'
import { nextListAt } from './next-list.ts'

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
  const { isTimed, suspended, isAlcoholSold } = factsOf(whole)
  const isDry = isAlcoholSold && orderType === 'delivery' && settings.alcohol?.isDelivered === false
  const marks = [...soldOutAt(soldOut, at), ...marksOfCounts(counts), ...soldOutAt(suspended, at)]
  const told = toldCounts(counts)
  const changes = namesOf(marks, told)
  if (!isTimed && changes === '' && !isDry) return { menu: whole, part: '' }
  const part = isTimed ? partAt(whole, orderType, at, settings.location.timeZone) : undefined
  const name = JSON.stringify([part === undefined ? '' : nameOfPart(part), changes, isDry])
  const known = servedMenus.get(whole) ?? new Map<string, ServedMenu>()
  servedMenus.set(whole, known)
  const found = known.get(name)
  if (found !== undefined) return found
  const sold = markLeft(marks.length === 0 ? whole : markSoldOut(whole, marks), told)
  const marked = isDry ? withoutDeliveredAlcohol(sold) : sold
  const served: ServedMenu = {
    menu: part === undefined ? marked : menuOfPart(marked, part, orderType),
    part: (part === undefined ? '' : nameOfPart(part)) + versionOf(changes) + (isDry ? '.dry' : ''),
  }
  known.set(name, served)
  const oldest = known.keys().next().value
  if (known.size > mostServedMenus && oldest !== undefined) known.delete(oldest)
  return served
}

/** What a menu serves at a moment. */
interface Part {
  readonly list: MenuList | undefined
  readonly unserved: MenuEntries
  /** When the next list begins, if none is served. */
  readonly nextAt: Instant | undefined
}

interface TimedFacts {
  readonly isTimed: boolean
  readonly suspended: readonly SoldOut[]
  readonly isAlcoholSold: boolean
}

/** Facts that depend on the menu alone, because each placement asks for them. */
const timedFacts = new WeakMap<Menu, TimedFacts>()

function factsOf(menu: Menu): TimedFacts {
  const known = timedFacts.get(menu)
  if (known !== undefined) return known
  const suspended = [...menu.items.values()].flatMap(({ id, suspendedUntil: until }): readonly SoldOut[] =>
    until === undefined ? [] : [{ kind: 'item', id, since: 0, until }],
  )
  const facts = { isTimed: hasTimes(menu), suspended, isAlcoholSold: hasAlcohol(menu.items.values()) }
  timedFacts.set(menu, facts)
  return facts
}

function hasTimes({ menus, groups, items }: Menu): boolean {
  const hasOwn = (entries: ReadonlyMap<string, { readonly times?: unknown }>) =>
    [...entries.values()].some(({ times }) => times !== undefined)
  const isTimed = [...menus.values()].some(({ availability, joins }) => availability !== undefined || joins === true)
  return isTimed || hasOwn(groups) || hasOwn(items)
}

function partAt(menu: Menu, orderType: DiningOption, at: Instant, timeZone: string): Part {
  const moment = momentAt(at, timeZone)
  const list = joinedList(listsServedAt(menu, orderType, moment))
  const nextAt = list === undefined ? nextListAt(menu, orderType, at, timeZone) : undefined
  return { list, unserved: unservedAt(menu, moment), nextAt }
}

function menuOfPart(menu: Menu, part: Part, orderType: DiningOption): Menu {
  const { list, unserved, nextAt } = part
  if (list === undefined) return nextAt === undefined ? emptyMenu : { ...emptyMenu, nextAt }
  // Pages follow the list's id, so the list has another one while entries are missing.
  const named = { ...list, id: `${list.id}${versionOf(nameOfUnserved(unserved))}` }
  const served = withoutEntries({ ...menu, menus: new Map([[named.id, named]]) }, unserved)
  return menuForOrderType(served, orderType)
}

function nameOfPart({ list, unserved, nextAt }: Part): string {
  const name = encodeURIComponent(list?.id ?? '')
  const next = nextAt === undefined ? '' : `@${nextAt}`
  return `.${name}${next}${list === undefined ? '' : versionOf(nameOfUnserved(unserved))}`
}

function nameOfUnserved({ groups, items }: MenuEntries): string {
  return groups.length + items.length === 0 ? '' : JSON.stringify([groups, items])
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
