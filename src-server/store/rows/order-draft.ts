import type { Currency } from '../../../src-domain/money/currency.ts'
import type { Minor } from '../../../src-domain/money/minor.ts'
import type { JobKind } from './job-kind.ts'
import type { OrderTerms } from './order-terms.ts'
import type { StoredTicket } from './stored-ticket.ts'

// Named like the columns, because the draft is passed as one JSON value.

export interface OrderRow {
  readonly id: string
  readonly token: string
  readonly brand_id: string
  readonly key: string
  readonly location_id: string
  readonly patron_id: string | null
  readonly order_type: string
  readonly menu_version: string
  readonly subtotal: Minor
  readonly discount: Minor
  readonly service_fee: Minor
  readonly tax: Minor
  /** Absent in drafts before ADR 78, whose tax was added on top. */
  readonly tax_in_food?: Minor
  readonly tax_in_fee?: Minor
  readonly credit: Minor
  readonly gift_card: Minor
  readonly tip: Minor
  readonly due: Minor
  /** For all amounts. */
  readonly currency: Currency
  /** ISO 8601, like every instant here. */
  readonly placed_at: string
  readonly scheduled_at: string | null
  readonly ticket: StoredTicket
  /** The request and the displayed prices; never used for pricing. */
  readonly submitted: unknown
  /** Absent in drafts before ADR 70. */
  readonly terms?: OrderTerms
}

export interface LineRow {
  readonly order_id: string
  readonly position: number
  readonly brand_id: string
  readonly item_id: string
  readonly group_id: string
  readonly name: string
  readonly unit_price: Minor
  readonly quantity: number
  readonly notes: string
  readonly modifiers: unknown
}

export interface LedgerRow {
  readonly order_id: string
  readonly account: string
  readonly brand_id: string
  readonly amount: Minor
}

export interface JobRow {
  readonly brand_id: string
  readonly kind: JobKind
  readonly subject: string
  /** `minutes`: time after `run_at` at which the job is due. */
  readonly payload: { readonly minutes?: number }
  /** Absent: now. */
  readonly run_at?: string
}

/** Decided before any money moves. */
export interface OrderDraft {
  readonly order: OrderRow
  readonly lines: readonly LineRow[]
  readonly ledger: readonly LedgerRow[]
  readonly jobs: readonly JobRow[]
  /** Text before and after the order number. Absent in drafts before ADR 43. */
  readonly slip?: readonly [before: string, after: string]
}
