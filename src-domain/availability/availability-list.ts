import type { Menu } from '../menu/menu.ts'
import type { Instant } from '../time/clock.ts'
import { countsAt, type LeftCount, marksOfCounts } from './left-count.ts'
import { itemsOf } from './mark-sold-out.ts'
import { type SoldOut, type SoldOutKind, soldOutAt } from './sold-out.ts'

/** A group, dish or modifier of a location's menus, as staff see it. */
export interface AvailabilityEntry {
  readonly kind: SoldOutKind
  readonly id: string
  readonly name: string
  /** True if only dishes offer it. */
  readonly isModifier: boolean
  /** Names of the groups or options that list it, each once. */
  readonly within: readonly string[]
  readonly soldOut?: { readonly since: Instant; readonly until?: Instant }
  /** The number left today. `version` names the count. */
  readonly count?: Pick<LeftCount, 'left' | 'version' | 'until'>
  /** False if nothing is left, or the item or its group is marked, or the brand's menu has it off; also for a group without items left. */
  readonly isAvailable: boolean
}

/** Marked by staff, or none is left; not if only its group is. */
export function isSoldOut({ soldOut, count }: Pick<AvailabilityEntry, 'soldOut' | 'count'>): boolean {
  return soldOut !== undefined || count?.left === 0
}

/** Each group with its dishes in the order of the menus, then the modifiers. Nothing is listed twice. */
export function availabilityList(
  menus: readonly Menu[],
  { marks, counts }: { readonly marks: readonly SoldOut[]; readonly counts: readonly LeftCount[] },
  at: Instant,
): readonly AvailabilityEntry[] {
  const inForce = soldOutAt(marks, at)
  const counted = countsAt(counts, at)
  const groups = firstOfEach(menus.flatMap((menu) => [...menu.groups]))
  const items = firstOfEach(menus.flatMap((menu) => [...menu.items]))
  const gone = itemsOf({ groups }, [...inForce, ...marksOfCounts(counted)])
  const inGroups = namesByItem([...groups.values()])
  const inOptions = namesByItem(menus.flatMap((menu) => [...menu.options.values()]))

  const marked = (kind: SoldOutKind, id: string): Pick<AvailabilityEntry, 'soldOut'> => {
    const mark = inForce.find((one) => one.kind === kind && one.id === id)
    if (mark === undefined) return {}
    const { since, until } = mark
    return { soldOut: { since, ...(until === undefined ? {} : { until }) } }
  }
  const countOf = (item: string): Pick<AvailabilityEntry, 'count'> => {
    const count = counted.find(({ id }) => id === item)
    if (count === undefined) return {}
    const { left, version, until } = count
    return { count: { left, version, until } }
  }
  const entryOf = (id: string, isModifier: boolean): readonly AvailabilityEntry[] => {
    const item = items.get(id)
    if (item === undefined) return []
    const within = [...((isModifier ? inOptions : inGroups).get(id) ?? [])]
    const isAvailable = item.isAvailable && !gone.has(id)
    return [
      { kind: 'item', id, name: item.name, isModifier, within, ...marked('item', id), ...countOf(id), isAvailable },
    ]
  }

  const listed = new Set<string>()
  const dishes = [...groups.values()].flatMap(({ id, name, items: all }) => {
    const fresh = all.filter((item) => !listed.has(item))
    for (const item of fresh) listed.add(item)
    const own = marked('group', id)
    const isAvailable = own.soldOut === undefined && (all.length === 0 || all.some((item) => !gone.has(item)))
    const group: AvailabilityEntry = { kind: 'group', id, name, isModifier: false, within: [], ...own, isAvailable }
    return [group, ...fresh.flatMap((item) => entryOf(item, false))]
  })
  const modifiers = [...inOptions.keys()].filter((id) => !listed.has(id))
  return [...dishes, ...modifiers.flatMap((id) => entryOf(id, true))]
}

function firstOfEach<A>(entries: readonly (readonly [string, A])[]): ReadonlyMap<string, A> {
  const first = new Map<string, A>()
  for (const [id, entry] of entries) if (!first.has(id)) first.set(id, entry)
  return first
}

function namesByItem(
  lists: readonly { readonly name: string; readonly items: readonly string[] }[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>()
  for (const { name, items } of lists) for (const id of items) names.set(id, (names.get(id) ?? new Set()).add(name))
  return names
}
