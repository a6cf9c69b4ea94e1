import type { Generated } from 'kysely'
import type { Currency } from '../../src-domain/money/currency.ts'
import type { InstantColumn } from './column-kinds.ts'
import type { OfferEventKind } from './rows/offer-event-kind.ts'

export interface OfferTables {
  readonly offer_events: {
    id: Generated<string | number>
    brand_id: string
    location_id: string
    command_id: string
    kind: OfferEventKind
    subject: string
    amount: number
    currency: Currency
    member_id: string
    reason: string
    at: InstantColumn
  }
}
