import type { Generated } from 'kysely'
import type { Currency } from '../../src-domain/money/currency.ts'
import type { CategoryTax } from '../../src-domain/pricing/tax-categories.ts'
import type { Json } from './column-kinds.ts'
import type { LineTaken, RefundState } from './rows/refund-state.ts'

export interface RefundTable {
  order_id: string
  n: number
  brand_id: string
  reference: string
  state: Generated<RefundState>
  is_whole: boolean
  lines: Json<readonly LineTaken[]>
  /** Parts of `tax`, only of an order with several rates. */
  taxes: Json<readonly CategoryTax[]> | null
  sale: number
  service_fee: number
  tax: number
  tip: number
  credit: number
  gift_card: number
  charged: number
  currency: Currency
  processor: string | null
  transaction_id: string | null
  reason: string
  /** The staff's command; null: an operator's, or a cancellation. */
  command_id: string | null
  way: 'refunded' | 'voided' | 'booked' | null
  refund_id: string | null
  claimed_at: Generated<Date>
  finished_at: Date | null
}
