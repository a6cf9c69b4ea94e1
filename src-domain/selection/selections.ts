/** One chosen modifier with what was chosen inside it, to any depth (SEL-01). */
export interface Modifier {
  readonly item: string
  readonly option: string
  readonly modifiers: Selections
}

/** Option id -> what is chosen in it, oldest choice first (SEL-10 replaces the first). */
export type Selections = ReadonlyMap<string, readonly Modifier[]>

export const noSelections: Selections = new Map()
