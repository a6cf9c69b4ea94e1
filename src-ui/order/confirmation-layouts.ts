/** The parts of a confirmation below its head (CONF-02). */
export type ConfirmationPart = 'tracking' | 'where' | 'receipt'

export interface ConfirmationLayout {
  /** Where the number stands: below the words, at their right, above them, in the middle or at their left. */
  readonly head: 'plain' | 'banner' | 'ticket' | 'centred' | 'numbered'
  /** In the reading order; `side` stands beside the rest where there is room. */
  readonly main: readonly ConfirmationPart[]
  readonly side: readonly ConfirmationPart[]
  /** The lines of the receipt are shown when asked for; what it cost always. */
  readonly isFolded: boolean
}

const first: ConfirmationLayout = {
  head: 'plain',
  main: ['tracking', 'where', 'receipt'],
  side: [],
  isFolded: false,
}

/** CONF-01: what the types mean. Each shows the same facts in another arrangement, on a phone too; a name that this build does not know is the first. */
const layouts: Readonly<Record<string, ConfirmationLayout>> = {
  Type1: first,
  Type2: { head: 'banner', main: ['tracking', 'where', 'receipt'], side: [], isFolded: false },
  Type3: { head: 'plain', main: ['receipt'], side: ['tracking', 'where'], isFolded: false },
  Type4: { head: 'ticket', main: ['receipt', 'tracking', 'where'], side: [], isFolded: false },
  Type5: { head: 'centred', main: ['tracking', 'where', 'receipt'], side: [], isFolded: true },
  Type6: { head: 'numbered', main: ['tracking'], side: ['where', 'receipt'], isFolded: false },
}

export const confirmationTypes: readonly string[] = Object.keys(layouts)
export function confirmationLayout(name: string): ConfirmationLayout {
  return layouts[name] ?? first
}
