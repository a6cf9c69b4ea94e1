import type { CardBrand } from '../../src-domain/payment/card-form.ts'

/** In Authorize.Net's spelling: 'AmericanExpress'. */
export function brandNamed(name: string): CardBrand {
  return brands.get(name) ?? 'other'
}

const brands: ReadonlyMap<string, CardBrand> = new Map([
  ['Visa', 'visa'],
  ['MasterCard', 'mastercard'],
  ['AmericanExpress', 'amex'],
  ['Discover', 'discover'],
])
