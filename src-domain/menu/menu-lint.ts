import type { DiningOption } from '../dining-option/dining-option.ts'
import { type EntryFaults, faultless, groupFaults, itemFaults, optionFaults } from './entry-faults.ts'
import type { Menu } from './menu.ts'
import type { Collection, MenuError, MenuProblem, MenuStep, MenuWarning } from './menu-problem.ts'
import { entryOf, keyOf, namedBy } from './menu-steps.ts'

interface Walk {
  readonly menu: Menu
  readonly problems: MenuProblem[]
  readonly seen: Set<string>
  readonly path: MenuStep[]
  readonly above: Map<string, number>
}

/**
 * All problems of a menu, each once, with the first path to it. Empty: the entries are reachable, and the customer can
 * complete every available item.
 */
export function menuProblems(menu: Menu): readonly MenuProblem[] {
  const walk: Walk = { menu, problems: [], seen: new Set(), path: [], above: new Map() }
  if (menu.menus.size === 0) error(walk, { _tag: 'NoMenuList' })
  if (menu.items.size === 0) error(walk, { _tag: 'NoItem' })
  judgeLists(walk)
  judgePrices(walk)
  for (const id of menu.menus.keys()) visit(walk, { collection: 'menus', id })
  for (const collection of ['groups', 'items', 'options', 'restaurantGroups'] as const) visitRest(walk, collection)
  return walk.problems
}

function error({ problems, path }: Walk, fact: MenuError): void {
  problems.push({ severity: 'error', path: [...path], fact })
}

function warning({ problems, path }: Walk, fact: MenuWarning): void {
  problems.push({ severity: 'warning', path: [...path], fact })
}

function faultsOf(menu: Menu, { collection, id }: MenuStep): EntryFaults {
  const option = collection === 'options' ? menu.options.get(id) : undefined
  if (option !== undefined) return optionFaults(menu, option)
  const group = collection === 'groups' ? menu.groups.get(id) : undefined
  if (group !== undefined) return groupFaults(menu, group)
  const item = collection === 'items' ? menu.items.get(id) : undefined
  return item === undefined ? faultless : itemFaults(menu, item)
}

function judge(walk: Walk, step: MenuStep): void {
  const id = entryOf(walk.menu, step)?.id
  if (id !== step.id) error(walk, { _tag: 'KeyIsNotId', key: step.id })
  const faults = faultsOf(walk.menu, step)
  for (const fact of faults.errors) error(walk, fact)
  for (const fact of faults.warnings) warning(walk, fact)
  const below = subgroupsOf(walk.menu, step)
  const isBelow = walk.path.some(({ collection }, at) => collection === 'groups' && at < walk.path.length - 1)
  if (isBelow && below.length > 0) warning(walk, { _tag: 'NestsDeeper', below })
}

function subgroupsOf(menu: Menu, step: MenuStep): readonly MenuStep[] {
  return step.collection === 'groups' ? namedBy(menu, step).filter(({ collection }) => collection === 'groups') : []
}

function visitNamed(walk: Walk, named: MenuStep): void {
  const key = keyOf(named)
  const above = walk.above.get(key)
  if (above !== undefined) error(walk, { _tag: 'Cycle', through: [...walk.path.slice(above), named] })
  else if (entryOf(walk.menu, named) === undefined) error(walk, { _tag: 'Dangling', named })
  else visit(walk, named)
}

function visit(walk: Walk, step: MenuStep): void {
  const key = keyOf(step)
  if (walk.seen.has(key)) return
  walk.seen.add(key)
  walk.above.set(key, walk.path.length)
  walk.path.push(step)
  judge(walk, step)
  const once = new Set<string>()
  for (const named of namedBy(walk.menu, step)) {
    const name = keyOf(named)
    if (once.has(name)) warning(walk, { _tag: 'ListedTwice', named })
    else visitNamed(walk, named)
    once.add(name)
  }
  walk.path.pop()
  walk.above.delete(key)
}

/** Also checks unreachable entries, because a link or a later list may lead to them. */
function visitRest(walk: Walk, collection: Collection): void {
  const rest = [...walk.menu[collection].keys()].map((id): MenuStep => ({ collection, id }))
  const unreached = rest.filter((step) => !walk.seen.has(keyOf(step)))
  for (const step of unreached) walk.problems.push({ severity: 'warning', path: [step], fact: { _tag: 'Unreachable' } })
  for (const step of unreached) visit(walk, step)
}

/** A median of few prices says little. */
const enoughPrices = 8

/** Compares the prices of listed items; modifiers are cheaper by nature. */
function judgePrices({ menu, problems }: Walk): void {
  const listed = new Set([...menu.groups.values()].flatMap(({ items }) => items))
  const items = [...menu.items.values()].filter(({ id, price }) => listed.has(id) && price > 0)
  const median = items.map(({ price }) => price).toSorted((a, b) => a - b)[Math.floor(items.length / 2)]
  if (median === undefined || items.length < enoughPrices) return
  for (const { id, price } of items)
    if (price > 10 * median)
      problems.push({
        severity: 'warning',
        path: [{ collection: 'items', id }],
        fact: { _tag: 'FarAboveMedian', price, median },
      })
}

/** The server uses the first list that applies, so later lists are never served, unless they join it. */
function judgeLists(walk: Walk): void {
  const unlimited = new Map<DiningOption, MenuStep>()
  for (const [id, { orderType, availability, joins }] of walk.menu.menus) {
    const path: readonly MenuStep[] = [{ collection: 'menus', id }]
    const because = joins === true ? undefined : unlimited.get(orderType)
    const isNever = availability?.days.length === 0
    if (because !== undefined) walk.problems.push({ severity: 'warning', path, fact: { _tag: 'NeverServed', because } })
    else if (isNever) walk.problems.push({ severity: 'warning', path, fact: { _tag: 'NoDays' } })
    if (availability === undefined && joins !== true) unlimited.set(orderType, { collection: 'menus', id })
  }
}
