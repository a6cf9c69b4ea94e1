import type { DiningOption } from '../dining-option/dining-option.ts'
import { byPriority } from './by-priority.ts'
import { listed } from './listed.ts'
import { listedGroups } from './listed-groups.ts'
import type { Menu, MenuGroup, MenuItem } from './menu.ts'
import { textSearch, type WeightedText } from './text-search.ts'

export interface MenuFind {
  readonly group: string
  readonly item: string
}

const counts = { name: 10, group: 4, description: 3, mark: 2, option: 1 } as const

/** Levels of nested options to index; also ends cycles. */
const deepest = 3

interface Entry extends MenuFind {
  readonly texts: readonly WeightedText[]
}

/**
 * Builds a search over the served menu: names rank before groups, descriptions and options. Includes sold-out items.
 */
export function menuSearch(menu: Menu, orderType: DiningOption): (sought: string) => readonly MenuFind[] {
  const entries = entriesOf(menu, orderType)
  const search = textSearch(entries.map(({ texts }) => texts))
  return (sought) =>
    search(sought).flatMap((at) => {
      const entry = entries[at]
      return entry === undefined ? [] : { group: entry.group, item: entry.item }
    })
}

function optionTexts(menu: Menu, item: MenuItem, level: number): readonly WeightedText[] {
  return level > deepest
    ? []
    : listed(item.options, menu.options).flatMap((option) => [
        { text: option.name, weight: counts.option },
        ...listed(option.items, menu.items).flatMap((modifier) => [
          { text: modifier.name, weight: counts.option },
          ...optionTexts(menu, modifier, level + 1),
        ]),
      ])
}

function textsOf(menu: Menu, groups: readonly MenuGroup[], item: MenuItem): readonly WeightedText[] {
  return [
    { text: item.name, weight: counts.name },
    ...groups.map(({ name }) => ({ text: name, weight: counts.group })),
    { text: item.description, weight: counts.description },
    ...item.additionalDescriptions.map((text) => ({ text, weight: counts.description })),
    ...item.dietaryRestrictions.map((text) => ({ text, weight: counts.mark })),
    ...optionTexts(menu, item, 1),
  ]
}

/** Each item once, in the first group that lists it. Groups precede their subgroups. */
function entriesOf(menu: Menu, orderType: DiningOption): readonly Entry[] {
  const entries: Entry[] = []
  const seen = { groups: new Set<string>(), items: new Set<string>() }
  const walk = (groups: readonly MenuGroup[], above: readonly MenuGroup[]): void => {
    for (const group of groups) {
      if (seen.groups.has(group.id)) continue
      seen.groups.add(group.id)
      const within = [...above, group]
      for (const item of listed(group.items, menu.items)) {
        if (seen.items.has(item.id)) continue
        seen.items.add(item.id)
        entries.push({ group: group.id, item: item.id, texts: textsOf(menu, within, item) })
      }
      walk(byPriority(listed(group.subgroups, menu.groups)), within)
    }
  }
  walk(listedGroups(menu, orderType), [])
  return entries
}
