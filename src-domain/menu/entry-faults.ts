import { boundsFault, pieceFaults } from './bounds-faults.ts'
import type { Menu, MenuGroup, MenuItem, MenuOption } from './menu.ts'
import type { MenuError, MenuWarning } from './menu-problem.ts'
import { capOf, isBox, minOf, piecesCap } from './option-bounds.ts'
import { sizeFaults } from './price-by-size.ts'

export interface EntryFaults {
  readonly errors: readonly MenuError[]
  readonly warnings: readonly MenuWarning[]
}

export const faultless: EntryFaults = { errors: [], warnings: [] }

export function optionFaults(menu: Menu, option: MenuOption): EntryFaults {
  const { errors, warnings } = leftFault(menu, option, option.items)
  const defaults = new Set(option.defaultModifiers)
  const strangers = [...defaults].filter((id) => !option.items.includes(id))
  const cap = capOf(option)
  const pieces = option.defaultModifiers.length
  return {
    errors: [
      ...errors,
      ...(isBox(option) || option.minIfAny !== undefined ? pieceFaults(menu, option) : []),
      ...strangers.map((itemId): MenuError => ({ _tag: 'DefaultNotOffered', itemId })),
      ...(defaults.size > cap ? [{ _tag: 'DefaultsBeyondCap', defaults: defaults.size, cap } as const] : []),
      ...(isBox(option) && pieces > piecesCap(option)
        ? [{ _tag: 'DefaultsBeyondCap', defaults: pieces, cap: piecesCap(option) } as const]
        : []),
    ],
    warnings,
  }
}

/** A group's bounds count choices among its own items and its subgroups' (SEL-34). */
export function groupFaults(menu: Menu, group: MenuGroup): EntryFaults {
  const below = new Set([group.id])
  const ids: string[] = []
  for (const id of below) {
    const one = menu.groups.get(id)
    ids.push(...(one?.items ?? []))
    for (const subgroup of one?.subgroups ?? []) below.add(subgroup)
  }
  const { errors, warnings } = leftFault(menu, group, ids)
  return { errors, warnings: [...warnings, ...sameNames(menu, group)] }
}

/** Compares names as a reader would: without regard to case or spaces. */
function sameNames(menu: Menu, { items }: MenuGroup): readonly MenuWarning[] {
  const byName = new Map<string, readonly MenuItem[]>()
  for (const item of known(menu, items)) {
    const name = item.name.trim().toLowerCase()
    byName.set(name, [...(byName.get(name) ?? []), item])
  }
  return [...byName.values()]
    .filter((same) => same.length > 1)
    .map((same) => ({ _tag: 'SameName', name: same[0]?.name ?? '', items: same.map(({ id }) => id) }))
}

export function itemFaults(menu: Menu, item: MenuItem): EntryFaults {
  const { price, calories, allergens } = item
  const sized = item.priceBySize === undefined ? faultless : sizeFaults(menu, item)
  return {
    errors: price < 0 ? [{ _tag: 'NegativePrice', price }, ...sized.errors] : sized.errors,
    warnings: [
      ...(calories !== undefined && calories.min > calories.max
        ? [{ _tag: 'CaloriesReversed', min: calories.min, max: calories.max } as const]
        : []),
      ...(allergens?.others ?? []).map((name): MenuWarning => ({ _tag: 'UnlistedAllergen', name })),
      ...sized.warnings,
    ],
  }
}

function known(menu: Menu, ids: readonly string[]): readonly MenuItem[] {
  return [...new Set(ids)].flatMap((id) => menu.items.get(id) ?? [])
}

function leftFault(
  menu: Menu,
  entry: Pick<MenuOption, 'min' | 'max' | 'isSingleSelectionOnly'>,
  ids: readonly string[],
): EntryFaults {
  const min = minOf(entry)
  // Fast path: most options of a menu are optional.
  if (min === 0) return faultless
  const offered = known(menu, ids)
  const fault = boundsFault(entry, offered.length)
  if (fault !== undefined) return { errors: [fault], warnings: [] }
  const left = offered.filter(({ isAvailable }) => isAvailable).length
  return left < min ? { errors: [], warnings: [{ _tag: 'TooFewLeft', min, left }] } : faultless
}
