import type { CardBrand, CardSummary } from '../../src-domain/payment/card-form.ts'

interface CardShown {
  readonly brand?: string | null
  readonly last4?: string | null
  readonly exp_month?: number
  readonly exp_year?: number
}

/** Undefined if a customer could not recognise the card by it. */
export function summaryOf(card: CardShown | undefined): CardSummary | undefined {
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card ?? {}
  if (typeof last4 !== 'string' || expMonth === undefined || expYear === undefined) return undefined
  return { brand: brands.find((known) => known === brand) ?? 'other', last4, expMonth, expYear }
}

const brands: readonly CardBrand[] = ['visa', 'mastercard', 'amex', 'discover']
