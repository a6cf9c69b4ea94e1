/** How what was earned with credit is drawn (LOYAL-18). */
export interface CreditLayout {
  readonly amount: 'line' | 'banner' | 'beside'
  /** Where the way to the next reward stands. */
  readonly progress: 'below' | 'above'
}

const first: CreditLayout = { amount: 'line', progress: 'below' }

/** Each shows the same facts; a name that this build does not know is the first. */
const layouts: Readonly<Record<string, CreditLayout>> = {
  Type1: first,
  Type2: { amount: 'banner', progress: 'below' },
  Type3: { amount: 'beside', progress: 'above' },
}

export const creditTypes: readonly string[] = Object.keys(layouts)

export function creditLayout(name: string): CreditLayout {
  return layouts[name] ?? first
}
