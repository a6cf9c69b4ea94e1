import { sql } from 'kysely'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import type { KitchenEvent } from '../../src-domain/kitchen/kitchen-event.ts'
import { afterEvent } from '../../src-domain/kitchen/kitchen-state.ts'
import type { DeliveryStatus } from '../../src-domain/ticket/tracking.ts'
import { type AuditActor, auditEntry } from '../staff/write-audit.ts'
import type { Database } from '../store/database.ts'
import { isNoticed } from './order-notice-of.ts'

export interface EventToWrite {
  readonly actor: AuditActor
  readonly order: BoardOrder
  readonly locationId: string
  readonly commandId: string
  readonly event: KitchenEvent
}

/** Seconds to collect several changes of a promised time into one mail. */
const promiseMailAfter = 15

/**
 * Writes an order's next event, its progress and the audit entry in one statement, if the order still has the previous
 * version. Returns whether it wrote them.
 */
export async function writeEvent(
  db: Database,
  { actor, order, locationId, commandId, event }: EventToWrite,
): Promise<boolean> {
  const { status, promisedAt } = afterEvent(order, event)
  const isMoved = promisedAt !== order.promisedAt
  const at = sql`${new Date(event.at).toISOString()}::timestamptz`
  const entry = { actor, action: `order:${event._tag}`, subject: order.id, locationId, at: event.at }
  const { rows } = await sql`
    with moved as (
      insert into order_progress as p (order_id, brand_id, location_id, version, status, promised_at, changed_at)
      select o.id, o.brand_id, o.location_id, ${event.version}::integer, ${status},
        ${new Date(promisedAt).toISOString()}::timestamptz, ${at}
      from orders o
      where o.id = ${order.id} and o.brand_id = ${actor.brandId}
        and not exists (select from cancellations c where c.order_id = o.id)
      on conflict (order_id) do update set version = excluded.version, status = excluded.status,
        promised_at = excluded.promised_at, changed_at = excluded.changed_at
        where p.version = excluded.version - 1
      returning p.order_id, p.brand_id
    ),
    written as (
      insert into order_events (order_id, version, brand_id, command_id, event, at)
      select order_id, ${event.version}::integer, brand_id, ${commandId}::uuid, ${JSON.stringify(event)}::jsonb, ${at}
      from moved
    ),
    tracked as (
      update deliveries d set status = ${courierOf(event) ?? null} from moved
      where ${courierOf(event) !== undefined}::boolean and d.order_id = moved.order_id
        and d.status not in ('delivered', 'canceled', 'returned')
    ),
    announced as (
      insert into jobs (brand_id, kind, subject, payload, location_id)
      select l.brand_id, 'kitchen-webhook', moved.order_id, jsonb_build_object('version', ${event.version}::integer), l.id
      from moved join locations l on l.brand_id = moved.brand_id and l.id = ${locationId}
      where ${isNoticed(event)}::boolean and l.settings -> 'kitchen' ? 'webhook'
    ),
    unmailed as (
      delete from jobs j using moved
      where ${isMoved}::boolean and j.kind = 'promise-mail' and j.brand_id = moved.brand_id and j.subject = moved.order_id
    ),
    mailed as (
      insert into jobs (brand_id, kind, subject, payload, location_id, run_at)
      select moved.brand_id, 'promise-mail', moved.order_id, '{}'::jsonb, ${locationId},
        now() + ${promiseMailAfter}::integer * interval '1 second'
      from moved join orders o on o.id = moved.order_id
      where ${isMoved}::boolean and o.ticket -> 'patron' ->> 'email' <> ''
    ),
    noted as (${auditEntry(entry, sql`moved`)})
    select 1 from moved`.execute(db)
  return rows.length > 0
}

/** Status of a delivery's tracking after the event. */
function courierOf({ _tag }: KitchenEvent): DeliveryStatus | undefined {
  if (_tag === 'SentOut') return 'dropoff'
  return _tag === 'Completed' ? 'delivered' : undefined
}

/** Whether the order has an event of this command. */
export async function isCarriedOut(db: Database, orderId: string, commandId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_events')
    .select('version')
    .where('order_id', '=', orderId)
    .where('command_id', '=', commandId)
    .executeTakeFirst()
  return row !== undefined
}
