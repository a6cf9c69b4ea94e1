import { type Modifier, noSelections, type Selections } from './selections.ts'

/** A chosen modifier on the way from the item down to a nested choice. */
export interface Step {
  readonly option: string
  readonly item: string
}

/** Outermost first; empty for the item's own options. */
export type Path = readonly Step[]

/** What is chosen inside the modifier at the end of the path; nothing when the way is not chosen. */
export function selectionsWithin(selections: Selections, path: Path): Selections {
  let inner: Selections = selections
  for (const step of path) {
    inner = inner.get(step.option)?.find(({ item }) => item === step.item)?.modifiers ?? noSelections
  }
  return inner
}

/** One option's choices, with no empty list left behind, so that equal selections are equal values. */
export function withChosen(selections: Selections, option: string, chosen: readonly Modifier[]): Selections {
  const next = new Map(selections)
  if (chosen.length === 0) next.delete(option)
  else next.set(option, chosen)
  return next
}

/** Changes the selections inside the modifier at the end of the path. A way that is not chosen changes nothing. */
export function changeWithin(
  selections: Selections,
  path: Path,
  change: (inner: Selections) => Selections,
): Selections {
  const [step, ...rest] = path
  if (step === undefined) return change(selections)
  const chosen = selections.get(step.option)
  if (chosen === undefined || !chosen.some(({ item }) => item === step.item)) return selections
  const changed = chosen.map((modifier) =>
    modifier.item === step.item ? { ...modifier, modifiers: changeWithin(modifier.modifiers, rest, change) } : modifier,
  )
  return withChosen(selections, step.option, changed)
}
