import type { Generated } from 'kysely'
import type { Promotion } from '../../src-domain/promo/promotion.ts'
import type { AccountTables } from './account-tables.ts'
import type { BrandTables } from './brand-tables.ts'
import type { InstantColumn, Json } from './column-kinds.ts'
import type { OfferTables } from './offer-tables.ts'
import type { OrderTables } from './order-tables.ts'
import type { PrinterTables } from './printer-tables.ts'
import type { JobKind } from './rows/job-kind.ts'
import type { LocationSettings } from './rows/location-settings.ts'
import type { StaffTables } from './staff-tables.ts'
import type { TodayTables } from './today-tables.ts'

export interface Schema
  extends AccountTables,
    BrandTables,
    OfferTables,
    OrderTables,
    PrinterTables,
    StaffTables,
    TodayTables {
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
    made_at?: Date | null
    ended_at?: Date | null
  }
  readonly gift_cards: {
    brand_id: string
    id: string
    handle: Generated<string>
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
  /** `cart` contains no name or address. */
  readonly saved_carts: {
    public_identifier: string
    brand_id: string
    location_id: string
    cart: Json<unknown>
    expires_at: InstantColumn
  }
  readonly limit_counts: { name: string; subject: string; points: number; marks: string[]; until: InstantColumn }
  readonly server_secrets: { name: string; secret: string }
  readonly reconciliations: {
    processor: string
    run: Generated<number>
    due_at: InstantColumn
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
    currency: string
    authorised: number
    captured: number
    refunded: number | null
    at: InstantColumn
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
    location_id: Generated<string>
  }
}
