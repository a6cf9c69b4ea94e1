import type { Modifier, Selections } from './selections.ts'

const modifierKey = ({ item, modifiers }: Modifier): string => JSON.stringify([item, selectionKey(modifiers)])

/**
 * One text for all selections that are the same food, whatever the order in which it was chosen. JSON keeps ids that
 * contain any separator apart.
 */
export const selectionKey = (selections: Selections): string => {
  const options: string[] = []
  for (const [option, chosen] of selections) {
    if (chosen.length > 0) options.push(JSON.stringify([option, chosen.map(modifierKey).sort()]))
  }
  return options.sort().join()
}

export const sameSelections = (a: Selections, b: Selections): boolean => selectionKey(a) === selectionKey(b)

/** Equal for two cart lines that the kitchen would cook alike: same item of the same group, same choices, same notes. */
export const lineKey = (line: {
  readonly group: string
  readonly item: string
  readonly mods: Selections
  readonly notes: string
}): string => JSON.stringify([line.group, line.item, selectionKey(line.mods), line.notes.trim()])
