import { sql } from 'kysely'
import type { RefundParts } from '../../src-domain/ticket/refund-parts.ts'
import type { Database } from '../store/database.ts'
import type { LineTaken } from '../store/rows/refund-state.ts'
import { type PartsRow, partsOfRow } from './refundable-order.ts'

export interface MailedRefund {
  readonly orderId: string
  readonly n: number
  readonly isWhole: boolean
  readonly lines: readonly LineTaken[]
  readonly parts: RefundParts
  readonly reason: string
}

interface Row extends PartsRow {
  readonly order_id: string
  readonly n: number
  readonly is_whole: boolean
  readonly lines: readonly LineTaken[]
  readonly reason: string
}

export async function mailedRefunds(db: Database, orders: readonly string[]): Promise<readonly MailedRefund[]> {
  if (orders.length === 0) return []
  const { rows } = await sql<Row>`
    select order_id, n, is_whole, lines, reason, sale, service_fee, tax, tip, credit, gift_card, charged from refunds
    where order_id = any(array(select jsonb_array_elements_text(${JSON.stringify(orders)}::jsonb)))`.execute(db)
  return rows.map(({ order_id, n, is_whole, lines, reason, ...parts }) => ({
    ...{ orderId: order_id, n, isWhole: is_whole, lines, reason },
    parts: partsOfRow(parts),
  }))
}
