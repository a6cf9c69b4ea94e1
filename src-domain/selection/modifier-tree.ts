import { deepestLevel } from './selection-limits.ts'
import { type Modifier, noSelections, type Selections } from './selections.ts'

/** Wire format (CHK-43). */
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
  // Unpacks one level above the limit, which suffices to refuse the request.
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

/** Does not validate; `allSelectionErrors` does. */
export function selectionsFromTree(tree: readonly ModifierTree[]): Selections {
  return selectionsAt(tree, 1)
}
