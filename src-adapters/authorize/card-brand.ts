import type { CardBrand } from '../../src-domain/payment/card-form.ts'

/** Authorize.Net's spelling. */
export function brandNamed(name: string): CardBrand {
  return brands.get(name) ?? 'other'
}

const brands: ReadonlyMap<string, CardBrand> = new Map([
  ['Visa', 'visa'],
  ['MasterCard', 'mastercard'],
  ['AmericanExpress', 'amex'],
  ['Discover', 'discover'],
])
