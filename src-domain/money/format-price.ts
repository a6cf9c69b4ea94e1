import type { Cents } from './cents.ts'

const threeDigitsFollow = /\B(?=(\d{3})+$)/g

/** $1,234.50, and -$3.50 with the sign first (PRICE-12, PRICE-13). */
export function formatPrice(amount: Cents): string {
  const magnitude = Math.abs(amount)
  const whole = String(Math.floor(magnitude / 100)).replace(threeDigitsFollow, ',')
  const fraction = String(magnitude % 100).padStart(2, '0')
  return `${amount < 0 ? '-' : ''}$${whole}.${fraction}`
}
