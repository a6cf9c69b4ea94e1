import type { Generated } from 'kysely'
import type { Patron } from '../../src-domain/account/patron.ts'
import type { Address } from '../../src-domain/address/address.ts'
import type { InstantColumn, Json } from './column-kinds.ts'
import type { PinPurpose } from './rows/pin-purpose.ts'

export interface AccountTables {
  readonly patrons: {
    brand_id: string
    id: string
    account: string
    password_hash: string
    must_set_password: boolean
    profile: Json<Omit<Patron, 'card'>>
    credit: number
    credit_held: number
    verified_phone?: string | null
    used_at: Generated<Date>
  }
  readonly pins: {
    id: string
    brand_id: string
    account: string
    purpose: PinPurpose
    visit: string
    language: string
    hash: string | null
    tries: Generated<number>
    until: InstantColumn
  }
  readonly social_identities: {
    brand_id: string
    platform: 'google' | 'facebook' | 'apple'
    subject: string
    patron_id: string
  }
  readonly password_tokens: {
    token_hash: string
    brand_id: string
    patron_id: string
    until: InstantColumn
  }
  readonly saved_cards: {
    brand_id: string
    id: string
    patron_id: string
    processor: string
    token: string
    brand: string
    last4: string
    exp_month: number
    exp_year: number
    is_primary: boolean
    kept_at: Generated<Date>
  }
  readonly removed_cards: { brand_id: string; id: string; removed_at: Generated<Date> }
  readonly sessions: {
    token_hash: string
    brand_id: string
    patron_id: string
    created_at: InstantColumn
    seen_at: InstantColumn
  }
  readonly patron_addresses: {
    brand_id: string
    patron_id: string
    id: string
    likeness: string
    address: Json<Omit<Address, 'id'>>
    used_at: InstantColumn
  }
}
