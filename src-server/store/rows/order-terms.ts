import type { CountedUnits } from '../../../src-domain/availability/counted-units.ts'
import type { Minor } from '../../../src-domain/money/minor.ts'
import type { ChargeTerms } from '../../../src-domain/pricing/order-totals.ts'
import type { CategoryTax } from '../../../src-domain/pricing/tax-categories.ts'
import type { Promotion } from '../../../src-domain/promo/promotion.ts'

/** Stored with the order, because rates and promotions change. */
export interface OrderTerms extends Pick<ChargeTerms, 'taxRate' | 'isServiceFeeTaxable' | 'taxIncluded' | 'taxRates'> {
  /** Parts of the tax; absent if all food had the location's own rate. */
  readonly taxes?: readonly CategoryTax[]
  /** Tax category of each line, null for none; only with `taxes`. */
  readonly taxCategories?: readonly (string | null)[]
  readonly promo?: { readonly codeId: string; readonly isPerPatron: boolean; readonly promotion: Promotion }
  readonly takesSlot: boolean
  /** Unix seconds. Absent in older orders, which count against their own time. */
  readonly slotAt?: number
  /** Counted where a throttle limits items or money. */
  readonly slotItems?: number
  readonly slotAmount?: Minor
  /** Taken from counts of what is left. */
  readonly counted?: readonly CountedUnits[]
}
