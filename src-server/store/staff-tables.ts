import type { Generated } from 'kysely'
import type { SoldOutKind } from '../../src-domain/availability/sold-out.ts'
import type { KitchenEvent } from '../../src-domain/kitchen/kitchen-event.ts'
import type { KitchenStatus } from '../../src-domain/kitchen/kitchen-status.ts'
import type { MessageState } from '../../src-domain/kitchen/order-record.ts'
import type { KeyScope } from '../../src-domain/staff/api-key.ts'
import type { Role } from '../../src-domain/staff/role.ts'
import type { InstantColumn, Json } from './column-kinds.ts'

/** Tables for staff: progress of orders, sold-out items, members, devices, API keys, and the audit log. */
export interface StaffTables {
  readonly order_progress: {
    order_id: string
    brand_id: string
    location_id: string
    version: number
    status: KitchenStatus
    promised_at: InstantColumn
    changed_at: InstantColumn
  }
  readonly order_events: {
    order_id: string
    version: number
    brand_id: string
    command_id: string
    event: Json<KitchenEvent>
    at: InstantColumn
  }
  readonly order_messages: {
    order_id: string
    n: number
    brand_id: string
    location_id: string
    message_id: string
    text: string
    state: Generated<MessageState>
    at: InstantColumn
  }
  readonly acceptance_reminders: {
    order_id: string
    brand_id: string
    location_id: string
    reminded_at: InstantColumn
  }
  readonly sold_out: {
    brand_id: string
    location_id: string
    kind: SoldOutKind
    entry_id: string
    since: InstantColumn
    until: InstantColumn | null
  }
  readonly left_counts: {
    brand_id: string
    location_id: string
    item_id: string
    units: number
    version: string
    since: InstantColumn
    until: InstantColumn
  }
  readonly staff: {
    brand_id: string
    id: string
    email: string
    name: string
    role: Role
    location_ids: string[]
    password_hash: string | null
    enabled_at: InstantColumn | null
  }
  readonly staff_sessions: {
    token_hash: string
    brand_id: string
    member_id: string
    created_at: InstantColumn
    seen_at: InstantColumn
  }
  readonly staff_second_factors: {
    brand_id: string
    member_id: string
    secret: string
    confirmed_at: InstantColumn | null
    last_step: string | number
  }
  readonly staff_recovery_codes: { brand_id: string; member_id: string; code_hash: string }
  readonly staff_invitations: { token_hash: string; brand_id: string; member_id: string; until: InstantColumn }
  readonly devices: {
    brand_id: string
    id: string
    location_id: string
    name: string
    token_hash: string | null
    paired_at: InstantColumn
    seen_at: InstantColumn | null
    revoked_at: InstantColumn | null
  }
  readonly device_pairings: {
    token_hash: string
    brand_id: string
    code: string
    until: InstantColumn
    device_id: string | null
  }
  readonly api_keys: {
    brand_id: string
    id: string
    location_id: string
    name: string
    scopes: KeyScope[]
    key_hash: string | null
    created_at: InstantColumn
    used_at: InstantColumn | null
    revoked_at: InstantColumn | null
  }
  readonly audit: {
    id: Generated<string | number>
    brand_id: string
    location_id: string
    member_id: string
    action: string
    subject: string
    network: string
    at: InstantColumn
  }
}
