import { type RawBuilder, sql } from 'kysely'
import { deliveryStart } from '../delivery/delivery-start.ts'
import type { Database } from '../store/database.ts'
import { displayNumberIn, nextCountOf } from '../store/rows/display-number.ts'

const nextCount = nextCountOf(sql`o.brand_id`, sql`o.location_id`)
const displayedNumber = displayNumberIn(sql`written.display_number`)

/** Result for a row of `asked`. Without a display number, nothing was written. */
export interface CompletedRow {
  readonly position: number
  readonly outcome: string
  readonly display_number: string | number | null
}

/**
 * Creates every order: paid in cash, by card, or recovered after a crash. One statement.
 *
 * `deciding`: table expressions with `asked (position, key, ...)`, one row per order, and `decided (key, draft,
 * payment, capture)`, a row only for a key just won. `capture`: jobs besides the draft's. `outcome`: in terms of
 * `asked` and `joined`.
 *
 * Older drafts are in dollars with taxes on top. Drafts from before ADR 43 have no slip and get a kitchen job.
 */
export function completeOrders(
  db: Database,
  deciding: RawBuilder<unknown>,
  { outcome, joined }: { readonly outcome: RawBuilder<string>; readonly joined: RawBuilder<unknown> },
): Promise<readonly CompletedRow[]> {
  return sql<CompletedRow>`
    with ${deciding},
    written as (
      insert into orders (
        id, token, brand_id, key, location_id, patron_id, display_number, order_type, menu_version,
        subtotal, discount, service_fee, tax, tax_in_food, tax_in_fee, credit, gift_card, tip, due, currency, placed_at,
        scheduled_at, ticket, payment, submitted, terms)
      select o.id, o.token, o.brand_id, o.key, o.location_id, o.patron_id, ${nextCount}, o.order_type,
        o.menu_version, o.subtotal, o.discount, o.service_fee, o.tax, coalesce(o.tax_in_food, 0),
        coalesce(o.tax_in_fee, 0), o.credit, o.gift_card, o.tip, o.due, coalesce(o.currency, 'USD'), o.placed_at, o.scheduled_at, o.ticket, decided.payment, o.submitted, o.terms
      from decided, jsonb_populate_record(null::orders, decided.draft -> 'order') o
      returning id, key, brand_id, location_id, order_type, scheduled_at, display_number
    ),
    lines as (
      insert into order_lines
      select l.* from decided, jsonb_populate_recordset(null::order_lines, decided.draft -> 'lines') l
    ),
    entries as (
      insert into ledger_entries
      select e.* from decided, jsonb_populate_recordset(null::ledger_entries, decided.draft -> 'ledger') e
    ),
    staged as (
      insert into jobs (brand_id, kind, subject, payload, since, location_id, run_at)
      select j.brand_id, j.kind, j.subject, j.payload, coalesce(j.since, now()), decided.draft -> 'order' ->> 'location_id',
        greatest(now(), j.run_at) + coalesce((j.payload ->> 'minutes')::integer, 0) * interval '1 minute'
      from decided, jsonb_populate_recordset(null::jobs, (decided.draft -> 'jobs') || decided.capture) j
      where j.kind <> 'kitchen' or decided.draft -> 'slip' is null
    ),
    handed as (
      insert into kitchen_tickets (order_id, brand_id, location_id, slip)
      select written.id, written.brand_id, written.location_id,
        (decided.draft -> 'slip' ->> 0) || ${displayedNumber} || (decided.draft -> 'slip' ->> 1)
      from written join decided on decided.key = written.key
      where decided.draft -> 'slip' is not null
    ),
    opened as (
      insert into deliveries (order_id, brand_id, began_at)
      select id, brand_id, ${deliveryStart(sql`scheduled_at`)} from written where order_type = 'delivery'
    )
    select asked.position, ${outcome} as outcome, written.display_number
    from asked left join written on written.key = asked.key ${joined}`
    .execute(db)
    .then(({ rows }) => rows)
}
