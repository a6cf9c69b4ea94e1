import { type RawBuilder, sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { ReplacedPart, TodayChange } from '../../src-domain/today/decide-change.ts'
import { type Actor, auditEntry } from '../staff/write-audit.ts'
import type { Database } from '../store/database.ts'
import { deleteSome } from '../store/delete-some.ts'

export interface PartToWrite {
  readonly actor: Actor
  readonly locationId: string
  readonly change: TodayChange
  readonly part: ReplacedPart
  readonly now: Instant
}

/** Replaces the part, with an audit entry if that changes anything, in one statement. */
export async function writeChange(db: Database, { actor, locationId, change, part, now }: PartToWrite): Promise<void> {
  const written = replace(part, { brandId: actor.brandId, locationId })
  const { _tag, ...terms } = change
  const entry = { actor, action: `today:${_tag}`, subject: JSON.stringify(terms), locationId, at: now }
  await sql`
    with changed as (${written}), once as (select 1 from changed limit 1),
      noted as (${auditEntry(entry, sql`once`)})
    select 1`.execute(db)
}

interface Place {
  readonly brandId: string
  readonly locationId: string
}

function replace(part: ReplacedPart, { brandId, locationId }: Place): RawBuilder<unknown> {
  const there = sql`brand_id = ${brandId} and location_id = ${locationId}`
  switch (part._tag) {
    case 'Pauses': {
      const { orderTypes, pausing } = part
      const types = sql`jsonb_array_elements_text(${JSON.stringify(orderTypes)}::jsonb)`
      return pausing === undefined
        ? sql`delete from ordering_pauses where ${there} and order_type in (select ${types}) returning 1`
        : sql`
          insert into ordering_pauses as c (brand_id, location_id, order_type, since, until)
          select ${brandId}, ${locationId}, type, ${timestamp(pausing.since)}, ${timestamp(pausing.until)}
          from (select distinct ${types} as type) types
          on conflict (brand_id, location_id, order_type)
            do update set since = excluded.since, until = excluded.until
            where c.until is distinct from excluded.until
          returning 1`
    }
    case 'Preparation': {
      const { orderType, preparation } = part
      return preparation === undefined
        ? sql`delete from preparation_changes where ${there} and order_type = ${orderType} returning 1`
        : sql`
          insert into preparation_changes as c (brand_id, location_id, order_type, minutes, since, until)
          values (${brandId}, ${locationId}, ${orderType}, ${preparation.minutes}, ${timestamp(preparation.since)},
            ${timestamp(preparation.until)})
          on conflict (brand_id, location_id, order_type)
            do update set minutes = excluded.minutes, since = excluded.since, until = excluded.until
            where (c.minutes, c.until) is distinct from (excluded.minutes, excluded.until)
          returning 1`
    }
    case 'Hours': {
      const { hours } = part
      // Another member may have set the other time of the day meanwhile.
      return hours === undefined
        ? sql`delete from hours_changes where ${there} returning 1`
        : sql`
          insert into hours_changes as c (brand_id, location_id, date, opens_at, closes_at, since, until)
          values (${brandId}, ${locationId}, ${hours.date}, ${hours.opensAt ?? null}, ${hours.closesAt ?? null},
            ${timestamp(hours.since)}, ${timestamp(hours.until)})
          on conflict (brand_id, location_id) do update set date = excluded.date, since = excluded.since,
            opens_at = coalesce(excluded.opens_at, case when c.date = excluded.date then c.opens_at end),
            closes_at = coalesce(excluded.closes_at, case when c.date = excluded.date then c.closes_at end),
            until = excluded.until
            where (c.date, c.opens_at, c.closes_at) is distinct from
              (excluded.date, excluded.opens_at, excluded.closes_at)
          returning 1`
    }
    case 'Throttle': {
      const { throttle } = part
      if (throttle === undefined) return sql`delete from throttles where ${there} returning 1`
      const { orders, items, amount } = throttle.limits
      return sql`
          insert into throttles as c (brand_id, location_id, orders, items, amount, since)
          values (${brandId}, ${locationId}, ${orders ?? null}, ${items ?? null}, ${amount ?? null},
            ${timestamp(throttle.since)})
          on conflict (brand_id, location_id)
            do update set orders = excluded.orders, items = excluded.items, amount = excluded.amount,
              since = excluded.since
            where (c.orders, c.items, c.amount) is distinct from (excluded.orders, excluded.items, excluded.amount)
          returning 1`
    }
  }
}

function timestamp(at: Instant | undefined) {
  return sql`${at === undefined ? null : new Date(at).toISOString()}::timestamptz`
}

/** Returns how many. */
export async function forgetPastChanges(db: Database, now: Instant): Promise<number> {
  const isPast = sql`until < ${timestamp(now)}`
  return (
    (await deleteSome(db, 'ordering_pauses', isPast)) +
    (await deleteSome(db, 'preparation_changes', isPast)) +
    (await deleteSome(db, 'hours_changes', isPast))
  )
}
