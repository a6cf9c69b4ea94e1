import { type Minor, negate } from '../../src-domain/money/minor.ts'
import type { OrderTotals } from '../../src-domain/pricing/order-totals.ts'
import { soldFor } from '../../src-domain/ticket/refund-parts.ts'
import type { LedgerRow } from '../store/rows/order-draft.ts'
import type { PaymentDecision } from './payment-decision.ts'

/** The entries sum to zero. */
export function draftedLedger(
  orderId: string,
  brandId: string,
  totals: OrderTotals,
  paid: PaymentDecision,
): readonly LedgerRow[] {
  const { sale, serviceFee } = soldFor(totals)
  const entries: readonly (readonly [string, Minor])[] = [
    [paid._tag === 'Charge' ? `card:${paid.account}` : 'cash', totals.due],
    ['credit', totals.credit],
    ['gift-card', totals.giftCard],
    ['sale', negate(sale)],
    ['service-fee', negate(serviceFee)],
    ['tax', negate(totals.tax)],
    ['tip', negate(totals.tip)],
  ]
  return entries
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ order_id: orderId, account, brand_id: brandId, amount }))
}
