import { apportioned } from '../money/apportioned.ts'
import { atLeastZero, type Minor, smaller, subtract, sum } from '../money/minor.ts'
import type { CategoryTax } from '../pricing/tax-categories.ts'

export interface TaxedRefund {
  /** Taxes of the order. */
  readonly whole: readonly CategoryTax[]
  /** Taxes of earlier refunds. */
  readonly given: readonly CategoryTax[]
  /** Taxes of the lines that stay; absent if the refund is for no line, or for all that is left. */
  readonly after?: readonly CategoryTax[] | undefined
  /** The refunded amount, with the fee if it is taxable. */
  readonly taxable: Minor
  readonly tax: Minor
}

/**
 * A refund's tax by category. The lines decide the category. An amount for no line takes of each category its share of
 * what is left. The parts sum to the refund's tax and to what it gives back without tax.
 */
export function taxesBack({ whole, given, after, taxable, tax }: TaxedRefund): readonly CategoryTax[] {
  const partsOf = (amount: Minor, of: (one: CategoryTax) => Minor) => {
    const within = (taxes: readonly CategoryTax[], kind: CategoryTax) =>
      sum(taxes.filter(({ category }) => category === kind.category).map(of))
    const left = whole.map((kind) => atLeastZero(subtract(of(kind), within(given, kind))))
    const wanted = whole.map((kind, at) => {
      const rest = left[at] ?? amount
      return after === undefined ? rest : smaller(rest, atLeastZero(subtract(rest, within(after, kind))))
    })
    const sumWanted = sum(wanted)
    if (sumWanted === amount) return wanted
    return apportioned(amount, sumWanted > amount ? wanted : left)
  }
  const [taxes, bases] = [partsOf(tax, (one) => one.tax), partsOf(taxable, (one) => one.taxable)]
  return whole
    .map((kind, at) => ({ ...kind, taxable: bases[at] ?? kind.taxable, tax: taxes[at] ?? kind.tax }))
    .filter((kind) => kind.taxable !== 0 || kind.tax !== 0)
}
