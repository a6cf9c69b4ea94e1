import { collapsibleLayout } from '../../src-domain/checkout/asks-guest-info.ts'

export interface CheckoutLayout {
  /** Collapsible: only one section is open. */
  readonly kind: 'standard' | 'collapsible'
  readonly rows: 'lines' | 'cards'
}

const lines: CheckoutLayout = { kind: 'standard', rows: 'lines' }

/** Checkout layouts (CHK-05). Unknown names use the first. */
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
