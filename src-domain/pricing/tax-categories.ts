import { apportioned } from '../money/apportioned.ts'
import { add, type Minor, multiply, subtract, sum, zero } from '../money/minor.ts'
import { type Rate, shareOf, shareWithin } from '../money/rate.ts'

export interface CategoryRate {
  readonly category: string
  readonly rate: Rate
}

export interface CategoryTax {
  /** Absent: the location's own rate. */
  readonly category?: string
  readonly rate: Rate
  /** Food and taxable fees after discounts, without tax. */
  readonly taxable: Minor
  readonly tax: Minor
}

interface TaxedLine {
  readonly price: Minor
  readonly quantity: number
  readonly taxCategory?: string
}

interface CategoryTerms {
  readonly taxRate: Rate
  readonly taxRates?: readonly CategoryRate[]
  readonly taxIncluded?: boolean
}

/**
 * Subtotals of the location's own rate, then of each of `taxRates`. Undefined if all lines have the own rate: without a
 * category, or with one that the location does not tax differently.
 */
export function subtotalsByCategory(
  taxRates: readonly CategoryRate[] | undefined,
  lines: readonly TaxedLine[],
): readonly Minor[] | undefined {
  if (taxRates === undefined || !lines.some(({ taxCategory }) => isRated(taxRates, taxCategory))) return undefined
  const of = (isMeant: (line: TaxedLine) => boolean) =>
    sum(lines.filter(isMeant).map(({ price, quantity }) => multiply(price, quantity)))
  return [
    of(({ taxCategory }) => !isRated(taxRates, taxCategory)),
    ...taxRates.map(({ category }) => of(({ taxCategory }) => taxCategory === category)),
  ]
}

/**
 * Shares the discount by subtotal. Rounds once per category. The own rate also taxes the fee. Categories of which
 * nothing was sold are absent.
 */
export function taxesByCategory(
  { taxRate, taxRates = [], taxIncluded = false }: CategoryTerms,
  {
    subtotals,
    discount,
    taxedFee,
  }: { readonly subtotals: readonly Minor[]; readonly discount: Minor; readonly taxedFee: Minor },
): readonly CategoryTax[] {
  const discounts = apportioned(discount, subtotals)
  return [{ rate: taxRate }, ...taxRates]
    .map((kind, at): CategoryTax => {
      const food = subtract(subtotals[at] ?? zero, discounts[at] ?? zero)
      const base = at === 0 ? add(food, taxedFee) : food
      const tax = taxIncluded ? shareWithin(kind.rate, base) : shareOf(kind.rate, base)
      return { ...kind, taxable: taxIncluded ? subtract(base, tax) : base, tax }
    })
    .filter(({ taxable, tax }) => taxable !== 0 || tax !== 0)
}

function isRated(taxRates: readonly CategoryRate[], taxCategory: string | undefined): boolean {
  return taxCategory !== undefined && taxRates.some(({ category }) => category === taxCategory)
}
