import type { Minor } from './minor.ts'

/** Signs before and after an amount, thousands separator and decimal point. */
export interface PriceFormat {
  readonly before: string
  readonly after: string
  readonly group: string
  readonly point: string
}

export const dollarFormat: PriceFormat = { before: '$', after: '', group: ',', point: '.' }

const threeDigitsFollow = /\B(?=(\d{3})+$)/g

/** $1,234.50, and -$3.50 with the minus first (PRICE-12, PRICE-13), unless the currency's format differs. */
export function formatPrice(amount: Minor, { before, after, group, point }: PriceFormat = dollarFormat): string {
  const magnitude = Math.abs(amount)
  const whole = String(Math.floor(magnitude / 100)).replace(threeDigitsFollow, group)
  const fraction = String(magnitude % 100).padStart(2, '0')
  return `${amount < 0 ? '-' : ''}${before}${whole}${point}${fraction}${after}`
}
