import { add, type Minor } from '../money/minor.ts'
import { type Rate, rateText } from '../money/rate.ts'
import type { CategoryTax } from './tax-categories.ts'

/** Tax of one rate, for a receipt. */
export interface TaxLine {
  readonly rate: Rate
  readonly amount: Minor
}

/** Categories with the same rate are one line. */
export function taxLines(taxes: readonly Pick<CategoryTax, 'rate' | 'tax'>[]): readonly TaxLine[] {
  const lines = new Map<string, TaxLine>()
  for (const { rate, tax } of taxes) {
    const key = rateText(rate)
    const known = lines.get(key)
    lines.set(key, { rate, amount: known === undefined ? tax : add(known.amount, tax) })
  }
  return [...lines.values()]
}
