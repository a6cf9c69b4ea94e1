import { type Minor, subtract, sum, zero } from '../money/minor.ts'
import type { TaxSums } from './day-report.ts'
import type { RefundedRow, SoldRow, TaxRow } from './day-rows.ts'

interface Part extends TaxSums {
  readonly key: string
}

/** By rate, highest first, and apart for included and added tax. Orders without a stored rate come last. */
export function taxSums(
  sold: readonly SoldRow[],
  refunded: readonly RefundedRow[],
  byCategory: readonly TaxRow[] = [],
): readonly TaxSums[] {
  const byKey = new Map<string, Part[]>()
  const parts = [
    ...sold.filter(hasOneRate).map(soldPart),
    ...refunded.filter(hasOneRate).map(refundedPart),
    ...byCategory.map(categoryPart),
  ]
  for (const part of parts) byKey.set(part.key, [...(byKey.get(part.key) ?? []), part])
  return [...byKey.values()].map(summed).toSorted((a, b) => percentOf(b) - percentOf(a))
}

function hasOneRate({ hasCategories }: Pick<SoldRow, 'hasCategories'>): boolean {
  return hasCategories !== true
}

function categoryPart(row: TaxRow): Part {
  const { isSold, taxable, tax } = row
  return isSold
    ? { ...termsOf(row), taxable, tax, refundedTaxable: zero, refundedTax: zero }
    : { ...termsOf(row), taxable: zero, tax: zero, refundedTaxable: taxable, refundedTax: tax }
}

function soldPart(row: SoldRow): Part {
  const fee = row.isFeeTaxable ? subtract(row.serviceFee, row.taxInFee) : zero
  const food = subtract(subtract(row.subtotal, row.discount), row.taxInFood)
  return { ...termsOf(row), taxable: sum([food, fee]), tax: row.tax, refundedTaxable: zero, refundedTax: zero }
}

function refundedPart(row: RefundedRow): Part {
  const fee = row.isFeeTaxable ? row.serviceFee : zero
  return { ...termsOf(row), taxable: zero, tax: zero, refundedTaxable: sum([row.sale, fee]), refundedTax: row.tax }
}

function termsOf({ rate, isTaxIncluded }: Pick<SoldRow, 'rate' | 'isTaxIncluded'>) {
  return {
    key: `${percentOf({ rate })} ${isTaxIncluded}`,
    ...(rate === undefined ? {} : { rate }),
    isIncluded: isTaxIncluded,
  }
}

function summed(parts: readonly Part[]): TaxSums {
  const [first] = parts
  const of = (amount: (part: Part) => Minor) => sum(parts.map(amount))
  return {
    ...(first?.rate === undefined ? {} : { rate: first.rate }),
    isIncluded: first?.isIncluded === true,
    taxable: of((part) => part.taxable),
    tax: of((part) => part.tax),
    refundedTaxable: of((part) => part.refundedTaxable),
    refundedTax: of((part) => part.refundedTax),
  }
}

/** Only compared: 8.5 and 8.50 are the same rate. */
function percentOf({ rate }: { readonly rate?: TaxSums['rate'] | undefined }): number {
  return rate === undefined ? -1 : rate.digits / 10 ** rate.decimals
}
