import { sql } from 'kysely'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { minor } from '../../src-domain/money/minor.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { HoursChange, TodaysChanges } from '../../src-domain/today/todays-changes.ts'

interface TypeRow {
  readonly type: DiningOption
  readonly minutes?: number
  /** Milliseconds since 1970. */
  readonly since: Instant
  readonly until: Instant | null
}

/** Absent lists and rows are null. */
export interface StoredChanges {
  readonly pauses: readonly TypeRow[] | null
  readonly preparation: readonly (TypeRow & { readonly minutes: number; readonly until: Instant })[] | null
  readonly hours:
    | (Pick<HoursChange, 'date' | 'since' | 'until'> & {
        readonly opens: string | null
        readonly closes: string | null
      })
    | null
  readonly throttle: {
    readonly orders: number | null
    readonly items: number | null
    readonly amount: number | null
    readonly since: Instant
  } | null
}

const here = sql`c.brand_id = locations.brand_id and c.location_id = locations.id`
const since = sql`floor(extract(epoch from c.since) * 1000)`
const until = sql`floor(extract(epoch from c.until) * 1000)`

/** Part of the statement that reads the locations, which saves a statement. */
export const storedChanges = sql<StoredChanges>`(
  select json_build_object(
    'pauses', (select json_agg(json_build_object('type', c.order_type, 'since', ${since}, 'until', ${until}))
      from ordering_pauses c where ${here}),
    'preparation', (select json_agg(
        json_build_object('type', c.order_type, 'minutes', c.minutes, 'since', ${since}, 'until', ${until}))
      from preparation_changes c where ${here}),
    'hours', (select json_build_object(
        'date', c.date, 'opens', c.opens_at, 'closes', c.closes_at, 'since', ${since}, 'until', ${until})
      from hours_changes c where ${here}),
    'throttle', (select json_build_object(
        'orders', c.orders, 'items', c.items, 'amount', c.amount, 'since', ${since})
      from throttles c where ${here})))`

export function changesOf({ pauses, preparation, hours, throttle }: StoredChanges): TodaysChanges {
  return {
    pauses: Object.fromEntries(
      (pauses ?? []).map(({ type, since: from, until: to }) => [
        type,
        { since: from, ...(to === null ? {} : { until: to }) },
      ]),
    ),
    preparation: Object.fromEntries((preparation ?? []).map(({ type, ...change }) => [type, change])),
    ...(hours === null ? {} : { hours: hoursOf(hours) }),
    ...(throttle === null ? {} : { throttle: throttleOf(throttle) }),
  }
}

function hoursOf({ opens, closes, ...change }: NonNullable<StoredChanges['hours']>): HoursChange {
  return {
    ...change,
    ...(opens === null ? {} : { opensAt: opens }),
    ...(closes === null ? {} : { closesAt: closes }),
  }
}

function throttleOf({ orders, items, amount, since: from }: NonNullable<StoredChanges['throttle']>) {
  const limits = {
    ...(orders === null ? {} : { orders }),
    ...(items === null ? {} : { items }),
    ...(amount === null ? {} : { amount: minor(amount) }),
  }
  return { since: from, limits }
}
