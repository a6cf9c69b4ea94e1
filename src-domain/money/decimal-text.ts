import type { Decimals } from './currency.ts'
import type { Minor } from './minor.ts'

/** All decimals and a point, for machines: '19.99' in dollars, '1999' in yen. Amounts are not negative. */
export function decimalText(amount: Minor, decimals: Decimals): string {
  const digits = String(amount).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  return decimals === 0 ? whole : `${whole}.${digits.slice(digits.length - decimals)}`
}
