import { collapsibleLayout } from '../../src-domain/checkout/asks-guest-info.ts'

export interface CheckoutLayout {
  /** Whether its rows lie open or in sections of which one is open. */
  readonly kind: 'standard' | 'collapsible'
  /** How its rows are told apart. */
  readonly rows: 'lines' | 'cards'
}

const lines: CheckoutLayout = { kind: 'standard', rows: 'lines' }

/** CHK-05: what a layout's name means. A name that this build does not know is the first. */
const layouts: Readonly<Record<string, CheckoutLayout>> = {
  Type1: lines,
  Type2: { kind: 'standard', rows: 'cards' },
  [collapsibleLayout]: { kind: 'collapsible', rows: 'cards' },
}

export function checkoutLayout(name: string): CheckoutLayout {
  return layouts[name] ?? lines
}

export function checkoutTypes(): readonly string[] {
  return Object.keys(layouts)
}
