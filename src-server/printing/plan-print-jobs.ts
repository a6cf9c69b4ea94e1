import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import { knownBoardOrders } from '../kitchen/board-orders.ts'
import { wantedOrders } from '../kitchen/wanted-orders.ts'
import { selectIds } from '../mail/mailed-order.ts'
import type { Database } from '../store/database.ts'

/** Milliseconds. Older orders that no printer of ours has seen are no longer news to a kitchen. */
export const plansBack = 12 * 3_600_000
/** Orders per pass; the next call plans the rest. */
const mostAtOnce = 200
/** Orders that are looked at per pass. */
const mostWanted = 2_000

interface Unplanned {
  readonly printer_id: string
  readonly order_id: string
}

/**
 * Writes the jobs that the printers of a location lack: a slip per order placed or wanted since the printer was added,
 * due when the order opens, and a cancellation for each printed slip whose order was cancelled. Runs when a printer or
 * a board asks, so placing an order writes nothing for it. Safe to repeat and to run at once.
 */
export async function planPrintJobs(
  db: Database,
  { brandId, locationId }: { readonly brandId: string; readonly locationId: string },
  now: Instant,
): Promise<void> {
  const since = sql`${new Date(now - plansBack).toISOString()}::timestamptz`
  const { rows } = await sql<Unplanned>`
    select p.id as printer_id, o.id as order_id
    from printers p
    cross join lateral (
      ${wantedOrders({ brandId, locationId }, sql`greatest(p.created_at, ${since})`, mostWanted)}
    ) o
    where p.brand_id = ${brandId} and p.location_id = ${locationId}
      and not exists (
        select from print_jobs j where j.printer_id = p.id and j.kind = 'order' and j.subject = o.id)
    limit ${mostAtOnce}`.execute(db)
  if (rows.length > 0) await writeJobs(db, { brandId, locationId, rows }, now)
  await sql`
    insert into print_jobs (id, printer_id, brand_id, location_id, kind, subject, due_at)
    select 'c-' || j.id, j.printer_id, j.brand_id, j.location_id, 'cancellation', j.subject,
      ${new Date(now).toISOString()}::timestamptz
    from print_jobs j join cancellations c on c.order_id = j.subject
    where j.brand_id = ${brandId} and j.location_id = ${locationId} and j.kind = 'order' and j.outcome = 'printed'
      and j.ended_at > ${since}
    on conflict (printer_id, kind, subject) do nothing`.execute(db)
}

async function writeJobs(
  db: Database,
  { brandId, locationId, rows }: { brandId: string; locationId: string; rows: readonly Unplanned[] },
  now: Instant,
): Promise<void> {
  const ids = [...new Set(rows.map(({ order_id }) => order_id))]
  const known = await knownBoardOrders(db, selectIds(ids), now)
  const opens = new Map(known.map(({ order }) => [order.id, order.opensAt]))
  const jobs = rows.flatMap(({ printer_id, order_id }) => {
    const due = opens.get(order_id)
    return due === undefined
      ? []
      : [{ id: randomUUID(), printer_id, subject: order_id, due_at: new Date(due).toISOString() }]
  })
  await sql`
    insert into print_jobs (id, printer_id, brand_id, location_id, kind, subject, due_at)
    select one.id, one.printer_id, ${brandId}, ${locationId}, 'order', one.subject, one.due_at
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb)
      as one (id text, printer_id text, subject text, due_at timestamptz)
    where exists (select from printers p where p.id = one.printer_id)
    on conflict (printer_id, kind, subject) do nothing`.execute(db)
}
