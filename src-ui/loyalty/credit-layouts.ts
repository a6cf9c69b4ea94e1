/** How earned credit is shown (LOYAL-18). */
export interface CreditLayout {
  readonly amount: 'line' | 'banner' | 'beside'
  readonly progress: 'below' | 'above'
}

const firstLayout: CreditLayout = { amount: 'line', progress: 'below' }

/** Unknown names use the first. */
const layouts: Readonly<Record<string, CreditLayout>> = {
  Type1: firstLayout,
  Type2: { amount: 'banner', progress: 'below' },
  Type3: { amount: 'beside', progress: 'above' },
}

export const creditTypes: readonly string[] = Object.keys(layouts)

export function creditLayout(name: string): CreditLayout {
  return layouts[name] ?? firstLayout
}
