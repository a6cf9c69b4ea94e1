import { type Modifier, noSelections, type Selections } from './selections.ts'

export interface Step {
  readonly option: string
  readonly item: string
}

/** Outermost first; empty for the item's own options. */
export type Path = readonly Step[]

/** Selections inside the last modifier; empty if the path is not chosen. */
export function selectionsWithin(selections: Selections, path: Path): Selections {
  let inner: Selections = selections
  for (const step of path) {
    inner = inner.get(step.option)?.find(({ item }) => item === step.item)?.modifiers ?? noSelections
  }
  return inner
}

/** Deletes empty lists, so that equal selections are equal values. */
export function withChosen(selections: Selections, option: string, chosen: readonly Modifier[]): Selections {
  const next = new Map(selections)
  if (chosen.length === 0) next.delete(option)
  else next.set(option, chosen)
  return next
}

/** Unchanged if the path is not chosen. */
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
