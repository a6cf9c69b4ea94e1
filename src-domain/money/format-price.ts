import type { Decimals } from './currency.ts'
import type { Minor } from './minor.ts'

/** How a currency is written and typed: signs before and after an amount, thousands separator, decimal point. */
export interface PriceFormat {
  readonly before: string
  readonly after: string
  readonly group: string
  readonly point: string
  readonly decimals: Decimals
  /** Whole amounts have no decimals: 66.000 Colombian pesos, but 66.000,50 with hundredths. */
  readonly isShort: boolean
}

export const dollarFormat: PriceFormat = {
  ...{ before: '$', after: '', group: ',', point: '.' },
  ...{ decimals: 2, isShort: false },
}

const threeDigitsFollow = /\B(?=(\d{3})+$)/g

/** $1,234.50, and -$3.50 with the minus first (PRICE-12, PRICE-13), unless the currency's format differs. */
export function formatPrice(amount: Minor, format: PriceFormat = dollarFormat): string {
  const { before, after, group } = format
  const { whole, fraction } = writtenParts(amount, format)
  return `${amount < 0 ? '-' : ''}${before}${whole.replace(threeDigitsFollow, group)}${fraction}${after}`
}

/** The amount without signs and groups, as a field shows it: 12.50, 1200 or 12,50. */
export function plainPrice(amount: Minor, format: PriceFormat = dollarFormat): string {
  const { whole, fraction } = writtenParts(amount, format)
  return `${amount < 0 ? '-' : ''}${whole}${fraction}`
}

function writtenParts(amount: Minor, { point, decimals, isShort }: PriceFormat) {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const rest = digits.slice(digits.length - decimals)
  return { whole, fraction: rest === '' || (isShort && Number(rest) === 0) ? '' : `${point}${rest}` }
}
