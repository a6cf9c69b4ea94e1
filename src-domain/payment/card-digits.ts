import type { CardBrand } from './card-form.ts'

/** Card brand by the first digits. This module must never store a card number. */
export function brandOf(digits: string): CardBrand {
  if (digits.startsWith('4')) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard'
  if (/^3[47]/.test(digits)) return 'amex'
  return /^6(011|5|4[4-9])/.test(digits) ? 'discover' : 'other'
}

export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (const [at, digit] of Array.from(digits).toReversed().entries()) {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return digits !== '' && sum % 10 === 0
}
