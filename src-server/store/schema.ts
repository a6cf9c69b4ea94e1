import type { ColumnType, Generated } from 'kysely'
import type { DeliveryStatus } from '../../src-domain/ordering/tracking.ts'
import type { Promotion } from '../../src-domain/promo/promotion.ts'
import type { JobKind } from '../jobs/job.ts'
import type { LocationSettings } from '../location/location-settings.ts'
import type { OrderDraft } from '../ordering/order-draft.ts'
import type { OrderTerms } from '../ordering/order-terms.ts'
import type { Refusal } from '../ordering/refusal.ts'
import type { StoredPayment } from '../ordering/stored-payment.ts'
import type { StoredTicket } from '../ordering/stored-ticket.ts'
import type { AccountTables } from './account-tables.ts'
import type { Instant, Json } from './column-kinds.ts'
import type { RefundTable } from './refund-table.ts'

/** Every table, as its rows are read and written. */
export interface Schema extends AccountTables {
  readonly brands: { id: string; name: string }
  readonly menus: { brand_id: string; version: string; menu: Json<unknown> }
  readonly locations: {
    brand_id: string
    id: string
    slug: string
    position: number
    settings: Json<LocationSettings>
    settings_version: string
    menu_version: string
    packing_version: string | null
    upsell_version: string | null
  }
  readonly dining_tables: {
    brand_id: string
    location_id: string
    id: string
    number: string
    is_retired: boolean
  }
  readonly gazetteers: { brand_id: string; version: string }
  readonly places: {
    brand_id: string
    id: string
    kind: 'street' | 'area' | 'zip' | 'town'
    name: string
    city: string
    state: string
    zip: string | null
    words: string
    folded: string
    first_number: number | null
    last_number: number | null
    from_lat: number
    from_long: number
    to_lat: number
    to_long: number
    position: number
  }
  readonly markets: { brand_id: string; slug: string; name: string; location_slugs: Json<readonly string[]> }
  readonly placements: {
    brand_id: string
    key: string
    patron_id: string | null
    state: 'open' | 'attempting' | 'waiting' | 'ending' | 'unknown' | 'placed'
    attempt: number
    fingerprint: string
    order_id: string
    changed_at: Instant
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
    draft: ColumnType<OrderDraft | null, string, string | null>
    refusal: ColumnType<Refusal | null, string | null, string | null>
    transaction_id: string | null
    lease_until: Instant
    step_until: Instant | null
    look_again_at: Instant | null
    looks: Generated<number>
    started_at: Generated<Date>
    turn: string | null
    turn_at: Instant | null
  }
  readonly placing_turns: { brand_id: string; name: string; taken: Date[]; most: number; life: number }
  readonly credit_holds: { brand_id: string; key: string; patron_id: string; amount: number }
  readonly slot_loads: { brand_id: string; location_id: string; slot_at: Instant; taken: number }
  readonly slot_holds: { brand_id: string; key: string; location_id: string; slot_at: Instant }
  readonly promotions: { brand_id: string; id: string; version: string; terms: Json<Promotion> }
  readonly promotion_codes: {
    brand_id: string
    id: string
    promotion_id: string
    code: string
    is_active: boolean
    most: number | null
    most_per_patron: number | null
    uses: Generated<number>
    held: Generated<number>
  }
  readonly gift_cards: {
    brand_id: string
    id: string
    number_hash: string
    number_sealed: string
    balance: number
    held: Generated<number>
    is_active: Generated<boolean>
    receiver: string
    sender: string
    message: string
  }
  readonly gift_card_entries: {
    brand_id: string
    card_id: string
    order_id: string
    amount: number
    n: Generated<number>
  }
  readonly look_alikes: { brand_id: string; likeness: string; key: string; at: Instant }
  readonly orders: {
    id: string
    token: string
    brand_id: string
    key: string
    location_id: string
    patron_id: string | null
    /** A bigint: the driver hands it over as text or number. */
    display_number: string | number
    ticket: Json<StoredTicket>
    payment: Json<StoredPayment>
    due: number
    terms: ColumnType<OrderTerms | null, string | null, string | null>
  }
  readonly kitchen_tickets: { order_id: string; brand_id: string; location_id: string; slip: string }
  readonly deliveries: {
    order_id: string
    brand_id: string
    status: Generated<DeliveryStatus>
    courier_lat: number | null
    courier_long: number | null
    due_at: Date | null
    began_at: Generated<Date>
  }
  readonly cancellations: { order_id: string; brand_id: string; reason: string; at: Generated<Date> }
  readonly refunds: RefundTable
  readonly refund_entries: { order_id: string; n: number; account: string; brand_id: string; amount: number }
  readonly ledger_entries: { order_id: string; account: string; brand_id: string; amount: number }
  /** Carts to hand over. Nobody's name or address is in `cart`. */
  readonly saved_carts: {
    public_identifier: string
    brand_id: string
    location_id: string
    cart: Json<unknown>
    expires_at: Instant
  }
  readonly limit_counts: { name: string; subject: string; points: number; marks: string[]; until: Instant }
  readonly server_secrets: { name: string; secret: string }
  readonly reconciliations: {
    processor: string
    run: Generated<number>
    due_at: Instant
    lease_until: Generated<Date>
    succeeded_at: Date | null
    found: Generated<unknown>
    sees_missing_orders: Generated<boolean>
  }
  readonly listed_charges: {
    processor: string
    run: number
    transaction_id: string
    reference: string | null
    state: 'authorised' | 'captured' | 'cancelled'
    authorised: number
    captured: number
    refunded: number | null
    at: Instant
  }
  readonly charges_in_work: { processor: string; run: number; name: string }
  readonly jobs: {
    id: Generated<string | number>
    brand_id: string
    kind: JobKind
    subject: string
    payload: Json<unknown>
    run_at: Generated<Date>
    tries: Generated<number>
    last_error: string | null
    is_dead: Generated<boolean>
    since: Generated<Date>
  }
}
