/** Parts of the page below its head (CONF-02). */
export type ConfirmationPart = 'tracking' | 'where' | 'receipt'

export interface ConfirmationLayout {
  /** Position of the order number. */
  readonly head: 'plain' | 'banner' | 'ticket' | 'centred' | 'numbered'
  /** Parts in reading order. `side` lies beside `main` on wide screens. */
  readonly main: readonly ConfirmationPart[]
  readonly side: readonly ConfirmationPart[]
  /** True if the receipt's lines are collapsed; the total is always visible. */
  readonly isFolded: boolean
}

const firstLayout: ConfirmationLayout = {
  head: 'plain',
  main: ['tracking', 'where', 'receipt'],
  side: [],
  isFolded: false,
}

/** Confirmation layouts (CONF-01). Each shows the same facts; unknown names use the first. */
const layouts: Readonly<Record<string, ConfirmationLayout>> = {
  Type1: firstLayout,
  Type2: { head: 'banner', main: ['tracking', 'where', 'receipt'], side: [], isFolded: false },
  Type3: { head: 'plain', main: ['receipt'], side: ['tracking', 'where'], isFolded: false },
  Type4: { head: 'ticket', main: ['receipt', 'tracking', 'where'], side: [], isFolded: false },
  Type5: { head: 'centred', main: ['tracking', 'where', 'receipt'], side: [], isFolded: true },
  Type6: { head: 'numbered', main: ['tracking'], side: ['where', 'receipt'], isFolded: false },
}

export const confirmationTypes: readonly string[] = Object.keys(layouts)
export function confirmationLayout(name: string): ConfirmationLayout {
  return layouts[name] ?? firstLayout
}
