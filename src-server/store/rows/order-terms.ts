import type { ChargeTerms } from '../../../src-domain/pricing/order-totals.ts'
import type { Promotion } from '../../../src-domain/promo/promotion.ts'

/** The rates and the promotion that an order was charged by, stored with it because they change later. */
export interface OrderTerms extends Pick<ChargeTerms, 'taxRate' | 'isServiceFeeTaxable' | 'taxIncluded'> {
  readonly promo?: { readonly codeId: string; readonly isPerPatron: boolean; readonly promotion: Promotion }
  /** Whether its slot has a limited capacity. */
  readonly takesSlot: boolean
  /** The slot the order counts against, Unix seconds. Absent in older orders, which count against their own time. */
  readonly slotAt?: number
}
