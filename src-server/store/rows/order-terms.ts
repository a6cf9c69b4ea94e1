import type { ChargeTerms } from '../../../src-domain/pricing/order-totals.ts'
import type { Promotion } from '../../../src-domain/promo/promotion.ts'

/** By what an order was charged and what it took a share of, kept with it: rates and promotions change, and are forgotten. */
export interface OrderTerms extends Pick<ChargeTerms, 'taxRate' | 'isServiceFeeTaxable' | 'taxIncluded'> {
  readonly promo?: { readonly codeId: string; readonly isPerPatron: boolean; readonly promotion: Promotion }
  /** Whether its time had only so many places. */
  readonly takesSlot: boolean
  /** The slot that the order counts in, seconds since 1970; absent in older orders, which count in their own slot. */
  readonly slotAt?: number
}
