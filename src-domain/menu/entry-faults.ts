import { boundsFault } from './bounds-faults.ts'
import type { Menu, MenuGroup, MenuItem, MenuOption } from './menu.ts'
import type { MenuError, MenuWarning } from './menu-problem.ts'
import { capOf, minOf } from './option-bounds.ts'

/** What is wrong with one entry by itself, wherever it stands. */
export interface EntryFaults {
  readonly errors: readonly MenuError[]
  readonly warnings: readonly MenuWarning[]
}

export const faultless: EntryFaults = { errors: [], warnings: [] }

const known = (menu: Menu, ids: readonly string[]): readonly MenuItem[] =>
  [...new Set(ids)].flatMap((id) => menu.items.get(id) ?? [])

const leftFault = (
  entry: Pick<MenuOption, 'min' | 'max' | 'isSingleSelectionOnly'>,
  offered: readonly MenuItem[],
): EntryFaults => {
  const fault = boundsFault(entry, offered.length)
  if (fault !== undefined) return { errors: [fault], warnings: [] }
  const [min, left] = [minOf(entry), offered.filter(({ isAvailable }) => isAvailable).length]
  return { errors: [], warnings: left < min ? [{ _tag: 'TooFewLeft', min, left }] : [] }
}

export const optionFaults = (menu: Menu, option: MenuOption): EntryFaults => {
  const { errors, warnings } = leftFault(option, known(menu, option.items))
  const defaults = new Set(option.defaultModifiers)
  const strangers = [...defaults].filter((id) => !option.items.includes(id))
  const cap = capOf(option)
  return {
    errors: [
      ...errors,
      ...strangers.map((itemId): MenuError => ({ _tag: 'DefaultNotOffered', itemId })),
      ...(defaults.size > cap ? [{ _tag: 'DefaultsBeyondCap', defaults: defaults.size, cap } as const] : []),
    ],
    warnings,
  }
}

/** Bounds of a group count what is chosen in it (SEL-34), its own items and those of its subgroups. */
export const groupFaults = (menu: Menu, group: MenuGroup): EntryFaults => {
  const below = new Set([group.id])
  const ids: string[] = []
  for (const id of below) {
    const one = menu.groups.get(id)
    ids.push(...(one?.items ?? []))
    for (const subgroup of one?.subgroups ?? []) below.add(subgroup)
  }
  return leftFault(group, known(menu, ids))
}

export const itemFaults = ({ price, calories }: MenuItem): EntryFaults => ({
  errors: price < 0 ? [{ _tag: 'NegativePrice', price }] : [],
  warnings:
    calories !== undefined && calories.min > calories.max
      ? [{ _tag: 'CaloriesReversed', min: calories.min, max: calories.max }]
      : [],
})
