import { deepestLevel } from './selection-limits.ts'
import { type Modifier, noSelections, type Selections } from './selections.ts'

/** Selections as lists, the shape in which an order is sent (CHK-43). */
export interface ModifierTree {
  readonly item: string
  readonly option: string
  readonly modifiers: readonly ModifierTree[]
}

export function modifierTree(selections: Selections): readonly ModifierTree[] {
  return [...selections.values()].flatMap((chosen) =>
    chosen.map(({ item, option, modifiers }) => ({ item, option, modifiers: modifierTree(modifiers) })),
  )
}

function selectionsAt(tree: readonly ModifierTree[], level: number): Selections {
  // One level more than is allowed is enough to refuse it; a bomb below it is not unpacked.
  if (tree.length === 0 || level > deepestLevel + 1) return noSelections
  const selections = new Map<string, Modifier[]>()
  for (const { item, option, modifiers } of tree) {
    const modifier: Modifier = { item, option, modifiers: selectionsAt(modifiers, level + 1) }
    const chosen = selections.get(option)
    if (chosen === undefined) selections.set(option, [modifier])
    else chosen.push(modifier)
  }
  return selections
}

/** Reads a submitted list back. Nothing is judged here; `allSelectionErrors` does that. */
export function selectionsFromTree(tree: readonly ModifierTree[]): Selections {
  return selectionsAt(tree, 1)
}
