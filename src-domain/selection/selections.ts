export interface Modifier {
  readonly item: string
  readonly option: string
  readonly modifiers: Selections
}

/** Modifiers by option id, oldest choice first (SEL-10 replaces the first). */
export type Selections = ReadonlyMap<string, readonly Modifier[]>

export const noSelections: Selections = new Map()
