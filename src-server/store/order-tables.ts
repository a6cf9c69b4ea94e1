import type { ColumnType, Generated } from 'kysely'
import type { Currency } from '../../src-domain/money/currency.ts'
import type { DeliveryStatus } from '../../src-domain/ticket/tracking.ts'
import type { InstantColumn, Json } from './column-kinds.ts'
import type { RefundTable } from './refund-table.ts'
import type { OrderDraft } from './rows/order-draft.ts'
import type { OrderTerms } from './rows/order-terms.ts'
import type { Refusal } from './rows/refusal.ts'
import type { StoredPayment } from './rows/stored-payment.ts'
import type { StoredTicket } from './rows/stored-ticket.ts'

export interface OrderTables {
  readonly placements: {
    brand_id: string
    key: string
    patron_id: string | null
    state: 'open' | 'attempting' | 'waiting' | 'ending' | 'unknown' | 'placed'
    attempt: number
    fingerprint: string
    order_id: string
    changed_at: InstantColumn
  }
  readonly attempts: {
    brand_id: string
    key: string
    n: number
    reference: string
    state: 'started' | 'authorised' | 'declined' | 'abandoned'
    processor: string
    instrument_hash: string
    likeness: string
    is_single_use: boolean
    amount: number
    currency: Currency
    draft: ColumnType<OrderDraft | null, string, string | null>
    refusal: ColumnType<Refusal | null, string | null, string | null>
    transaction_id: string | null
    lease_until: InstantColumn
    step_until: InstantColumn | null
    look_again_at: InstantColumn | null
    looks: Generated<number>
    started_at: Generated<Date>
    turn: string | null
    turn_at: InstantColumn | null
  }
  readonly placing_turns: { brand_id: string; name: string; taken: Date[]; most: number; life: number }
  readonly credit_holds: { brand_id: string; key: string; patron_id: string; amount: number }
  readonly slot_loads: {
    brand_id: string
    location_id: string
    slot_at: InstantColumn
    taken: number
    items: Generated<number>
    amount: Generated<number>
  }
  readonly slot_holds: {
    brand_id: string
    key: string
    location_id: string
    slot_at: InstantColumn
    items: Generated<number>
    amount: Generated<number>
  }
  readonly left_holds: {
    brand_id: string
    key: string
    location_id: string
    item_id: string
    units: number
    version: string
  }
  readonly look_alikes: { brand_id: string; likeness: string; key: string; at: InstantColumn }
  readonly orders: {
    id: string
    token: string
    brand_id: string
    key: string
    location_id: string
    patron_id: string | null
    /** A bigint, which drivers return as text or number. */
    display_number: string | number
    ticket: Json<StoredTicket>
    payment: Json<StoredPayment>
    due: number
    currency: Currency
    terms: ColumnType<OrderTerms | null, string | null, string | null>
    placed_at: InstantColumn
    nameless_at: Date | null
  }
  readonly kitchen_tickets: { order_id: string; brand_id: string; location_id: string; slip: string }
  readonly deliveries: {
    order_id: string
    brand_id: string
    status: Generated<DeliveryStatus>
    courier_lat: number | null
    courier_long: number | null
    courier_state: 'requested' | 'refused' | 'ended' | null
    due_at: Date | null
    began_at: Generated<Date>
  }
  readonly cancellations: { order_id: string; brand_id: string; reason: string; at: Generated<Date> }
  readonly refunds: RefundTable
  readonly refund_entries: { order_id: string; n: number; account: string; brand_id: string; amount: number }
  readonly ledger_entries: { order_id: string; account: string; brand_id: string; amount: number }
}
