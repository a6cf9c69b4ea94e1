import { type RawBuilder, sql } from 'kysely'
import type { Address } from '../../src-domain/address/address.ts'
import type { PerDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { HandAcceptance } from '../../src-domain/kitchen/hand-acceptance.ts'
import type { CategoryTax } from '../../src-domain/pricing/tax-categories.ts'
import type { Ticket } from '../../src-domain/ticket/ticket.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import type { KitchenSettings } from '../store/rows/location-settings.ts'
import type { StoredPayment } from '../store/rows/stored-payment.ts'
import type { StoredTicket } from '../store/rows/stored-ticket.ts'
import { ticketFrom } from '../store/rows/stored-ticket.ts'
import { printable, safeLine } from './safe-text.ts'

/** Typed texts are safe to print. */
export interface MailedOrder {
  readonly id: string
  readonly brandId: string
  readonly ticket: Ticket
  readonly name?: string
  readonly phone?: string
  /** Parts of the tax, only of an order with several rates. */
  readonly taxes?: readonly CategoryTax[]
  readonly note: string
  readonly deliveryNotes: string
  readonly language?: string
  /** Absent if the brand gave it up. */
  readonly location?: MailedLocation
  readonly cancelled?: { readonly at: Instant; readonly reason: string }
}

export interface MailedLocation {
  readonly timeZone: string
  /** Minutes. */
  readonly serviceEstimates?: Partial<PerDiningOption<number>>
  readonly address: Address
  readonly phone?: string
  readonly kitchen?: KitchenSettings
  readonly acceptance?: HandAcceptance
}

/** Reads the orders whose ids `wanted` selects as `id`. */
export async function mailedOrders(db: Database, wanted: RawBuilder<unknown>): Promise<readonly MailedOrder[]> {
  // Begins with `select`, so that the pool may retry it.
  const { rows } = await sql<Row>`
    select told.* from (
      with found as materialized (
        select o.* from (${wanted}) wanted join orders o on o.id = wanted.id
      ),
      hosts as materialized (
        select l.brand_id, l.id, jsonb_strip_nulls(jsonb_build_object(
          'timeZone', l.settings -> 'location' -> 'timeZone', 'address', l.settings -> 'location' -> 'address',
          'serviceEstimates', l.settings -> 'location' -> 'serviceEstimates',
          'phone', l.settings -> 'location' -> 'phone', 'kitchen', l.settings -> 'kitchen',
          'acceptance', l.settings -> 'acceptance')) as location
        from locations l where (l.brand_id, l.id) in (select brand_id, location_id from found)
      )
      select o.id, o.brand_id, o.ticket, o.payment, o.terms -> 'taxes' as taxes, o.display_number,
        o.submitted -> 'order' ->> 'note' as note, o.submitted -> 'order' ->> 'deliveryNotes' as delivery_notes,
        o.submitted ->> 'language' as language, o.submitted -> 'guest' ->> 'phone' as phone,
        coalesce(o.submitted -> 'guest' ->> 'firstName', p.profile ->> 'firstName') as first_name,
        coalesce(o.submitted -> 'guest' ->> 'lastName', p.profile ->> 'lastName') as last_name, hosts.location,
        c.reason as cancel_reason, extract(epoch from c.at)::float8 * 1000 as cancelled_at
      from found o
      left join patrons p on p.brand_id = o.brand_id and p.id = o.patron_id
      left join cancellations c on c.order_id = o.id
      left join hosts on hosts.brand_id = o.brand_id and hosts.id = o.location_id
    ) told`.execute(db)
  return rows.map(orderOfRow)
}

export function selectIds(ids: readonly string[]): RawBuilder<unknown> {
  // Names the column: a bare `id` could be the column of an outer query.
  return sql`select asked.id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as asked (id)`
}

type OptionalText = string | null | undefined

export interface TypedDetails {
  readonly note: OptionalText
  readonly delivery_notes: OptionalText
  readonly language?: OptionalText
  readonly phone: OptionalText
  readonly first_name: OptionalText
  readonly last_name: OptionalText
}

interface Row extends TypedDetails {
  readonly id: string
  readonly brand_id: string
  readonly ticket: StoredTicket
  readonly payment: StoredPayment
  readonly display_number: string | number
  readonly location: MailedLocation | null
  readonly taxes: readonly CategoryTax[] | null
  readonly cancel_reason: string | null
  readonly cancelled_at: number | null
}

function orderOfRow({
  brand_id,
  ticket,
  payment,
  display_number,
  location,
  cancel_reason,
  cancelled_at,
  taxes,
  ...typed
}: Row): MailedOrder {
  const order = {
    ...mailedOrder(brand_id, ticketFrom(ticket, display_number, payment), typed, location ?? undefined),
    ...(taxes === null ? {} : { taxes }),
  }
  return cancelled_at === null
    ? order
    : { ...order, cancelled: { at: Math.floor(cancelled_at), reason: safeLine(cancel_reason ?? '') } }
}

export function mailedOrder(
  brandId: string,
  asTyped: Ticket,
  typed: TypedDetails,
  location: MailedLocation | undefined,
): MailedOrder {
  const ticket = safeTicket(asTyped)
  const name = cut(safeLine(`${typed.first_name ?? ''} ${typed.last_name ?? ''}`))
  const phone = safeLine(typed.phone ?? ticket.patron.phone ?? '')
  return {
    id: ticket.id,
    brandId,
    ticket,
    ...(name === '' ? {} : { name }),
    ...(phone === '' ? {} : { phone }),
    note: printable(typed.note ?? ''),
    deliveryNotes: printable(typed.delivery_notes ?? ''),
    ...(typed.language == null ? {} : { language: typed.language }),
    ...(location === undefined ? {} : { location }),
  }
}

const longestName = 120

/** PostgreSQL rejects half a surrogate pair. */
function cut(name: string): string {
  return name.length <= longestName ? name : [...name].slice(0, longestName).join('')
}

function safeTicket(ticket: Ticket): Ticket {
  const { deliveryInfo, items, ...rest } = ticket
  return {
    ...rest,
    items: items.map((line) => ({ ...line, notes: printable(line.notes) })),
    ...(deliveryInfo === undefined ? {} : { deliveryInfo: safeAddress(deliveryInfo) }),
  }
}

function safeAddress(address: Address): Address {
  const { street1, street2, city, state, zip } = address
  return {
    ...address,
    street1: safeLine(street1),
    street2: safeLine(street2),
    city: safeLine(city),
    state: safeLine(state),
    zip: safeLine(zip),
  }
}
