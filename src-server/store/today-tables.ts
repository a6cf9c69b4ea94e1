import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { InstantColumn } from './column-kinds.ts'

/** Tables of what staff changed for today. */
export interface TodayTables {
  readonly ordering_pauses: {
    brand_id: string
    location_id: string
    order_type: DiningOption
    since: InstantColumn
    until: InstantColumn | null
  }
  readonly preparation_changes: {
    brand_id: string
    location_id: string
    order_type: DiningOption
    minutes: number
    since: InstantColumn
    until: InstantColumn
  }
  readonly hours_changes: {
    brand_id: string
    location_id: string
    date: string
    opens_at: string | null
    closes_at: string | null
    since: InstantColumn
    until: InstantColumn
  }
  readonly throttles: {
    brand_id: string
    location_id: string
    orders: number | null
    items: number | null
    amount: number | null
    since: InstantColumn
  }
}
