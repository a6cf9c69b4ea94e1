import type { CardBrand } from '../../src-domain/payment/card-form.ts'

export function cardBrandOf(word: string | undefined): CardBrand {
  return brands.get(word ?? '') ?? 'other'
}

const brands: ReadonlyMap<string, CardBrand> = new Map([
  ['VISA', 'visa'],
  ['MASTERCARD', 'mastercard'],
  ['AMERICAN_EXPRESS', 'amex'],
  ['DISCOVER', 'discover'],
  ['DISCOVER_DINERS', 'discover'],
])
