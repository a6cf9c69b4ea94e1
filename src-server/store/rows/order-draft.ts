import type { Cents } from '../../../src-domain/money/cents.ts'
import type { Currency } from '../../../src-domain/money/currency.ts'
import type { JobKind } from './job-kind.ts'
import type { OrderTerms } from './order-terms.ts'
import type { StoredTicket } from './stored-ticket.ts'

// The names are those of the columns: the draft is handed to the database as one piece of JSON.

export interface OrderRow {
  readonly id: string
  readonly token: string
  readonly brand_id: string
  readonly key: string
  readonly location_id: string
  readonly patron_id: string | null
  readonly order_type: string
  readonly menu_version: string
  readonly subtotal: Cents
  readonly discount: Cents
  readonly service_fee: Cents
  readonly tax: Cents
  /** Drafts of versions before ADR 78 have neither: their tax came on top. */
  readonly tax_in_food?: Cents
  readonly tax_in_fee?: Cents
  readonly credit: Cents
  readonly gift_card: Cents
  readonly tip: Cents
  readonly due: Cents
  /** Of all its amounts, as the brand had it then. */
  readonly currency: Currency
  /** ISO 8601, like every instant here. */
  readonly placed_at: string
  readonly scheduled_at: string | null
  readonly ticket: StoredTicket
  /** What was sent and what the customer saw; never read for prices. */
  readonly submitted: unknown
  /** Drafts of versions before ADR 70 have none. */
  readonly terms?: OrderTerms
}

export interface LineRow {
  readonly order_id: string
  readonly position: number
  readonly brand_id: string
  readonly item_id: string
  readonly group_id: string
  readonly name: string
  readonly unit_price: Cents
  readonly quantity: number
  readonly notes: string
  readonly modifiers: unknown
}

export interface LedgerRow {
  readonly order_id: string
  readonly account: string
  readonly brand_id: string
  readonly amount: Cents
}

export interface JobRow {
  readonly brand_id: string
  readonly kind: JobKind
  readonly subject: string
  readonly payload: unknown
}

/** Everything that completing an order writes, decided before any money moves. */
export interface OrderDraft {
  readonly order: OrderRow
  readonly lines: readonly LineRow[]
  readonly ledger: readonly LedgerRow[]
  readonly jobs: readonly JobRow[]
  /**
   * The kitchen's slip before and after the order's number. Drafts of versions before ADR 43 have none: theirs is made by
   * the job of kind `kitchen`.
   */
  readonly slip?: readonly [before: string, after: string]
}
