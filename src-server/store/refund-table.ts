import type { Generated } from 'kysely'
import type { LineTaken, RefundState } from '../refund/refund-state.ts'
import type { Json } from './column-kinds.ts'

export interface RefundTable {
  order_id: string
  n: number
  brand_id: string
  reference: string
  state: Generated<RefundState>
  is_whole: boolean
  lines: Json<readonly LineTaken[]>
  sale: number
  service_fee: number
  tax: number
  tip: number
  credit: number
  gift_card: number
  charged: number
  processor: string | null
  transaction_id: string | null
  reason: string
  way: 'refunded' | 'voided' | 'booked' | null
  refund_id: string | null
  claimed_at: Generated<Date>
  finished_at: Date | null
}
