import { sql } from 'kysely'
import type { KitchenEvent } from '../../src-domain/kitchen/kitchen-event.ts'
import type {
  MessageState,
  OrderRecord,
  RecordedAmounts,
  RecordedPayment,
  RecordedRefund,
} from '../../src-domain/kitchen/order-record.ts'
import { recordEntries } from '../../src-domain/kitchen/record-entries.ts'
import { mostByAmount } from '../../src-domain/ticket/refund-of-amount.ts'
import { partsLeft, partsOf, refundTotal } from '../../src-domain/ticket/refund-parts.ts'
import { piecesLeft, type RefundableOrder, refundableOrder, refundedParts } from '../refund/refundable-order.ts'
import type { Database } from '../store/database.ts'
import type { RefundState } from '../store/rows/refund-state.ts'
import type { KnownBoardOrder } from './board-orders.ts'
import { mostMessages } from './order-message.ts'

interface RefundRow {
  readonly n: number
  readonly reason: string
  readonly at: number
  readonly ended_at: number | null
}

interface Row {
  readonly email: string | null
  readonly is_nameless: boolean
  readonly is_moving: boolean
  readonly events: readonly KitchenEvent[] | null
  readonly refunds: readonly RefundRow[] | null
  readonly messages: readonly { readonly text: string; readonly state: MessageState; readonly at: number }[] | null
  readonly acts: readonly { readonly action: string; readonly name: string; readonly at: number }[] | null
}

/** Everything that staff can look up about an order; undefined if the order is gone. */
export async function readRecord(db: Database, { order }: KnownBoardOrder): Promise<OrderRecord | undefined> {
  const refundable = await refundableOrder(db, order.id)
  const row = await rowOf(db, order.id)
  if (refundable === undefined || row === undefined) return undefined
  const left = piecesLeft(refundable)
  const rest = partsLeft(partsOf(refundable.totals), refundedParts(refundable))
  const refunds = refundsOf(refundable, row.refunds ?? [])
  const messages = row.messages ?? []
  return {
    order,
    email: row.email ?? '',
    isErased: row.is_nameless,
    payment: paymentOf(refundable, row.is_moving),
    amounts: amountsOf(refundable),
    prices: refundable.items.map(({ price }, position) => ({ price, left: left[position] ?? 0 })),
    refunds,
    left: { byAmount: mostByAmount(rest), whole: refundTotal(rest) },
    entries: recordEntries({ order, events: row.events ?? [], refunds, messages, acts: row.acts ?? [] }),
    messagesLeft: Math.max(0, mostMessages - messages.length),
  }
}

/** Milliseconds since 1970. */
function millis(column: string) {
  return sql`floor(extract(epoch from ${sql.ref(column)})::float8 * 1000)`
}

async function rowOf(db: Database, orderId: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select o.ticket #>> '{patron,email}' as email, o.nameless_at is not null as is_nameless,
      exists (select from jobs j where j.brand_id = o.brand_id and j.kind = 'capture' and j.subject = o.id) as is_moving,
      (select jsonb_agg(e.event order by e.version) from order_events e where e.order_id = o.id) as events,
      (select jsonb_agg(jsonb_build_object('n', r.n, 'reason', r.reason, 'at', ${millis('r.claimed_at')},
          'ended_at', ${millis('r.finished_at')}) order by r.n)
        from refunds r where r.order_id = o.id) as refunds,
      (select jsonb_agg(jsonb_build_object('text', m.text, 'state', m.state, 'at', ${millis('m.at')}) order by m.n)
        from order_messages m where m.order_id = o.id) as messages,
      (select jsonb_agg(jsonb_build_object('action', a.action, 'name', s.name, 'at', ${millis('a.at')}) order by a.id)
        from audit a join staff s on s.brand_id = a.brand_id and s.id = a.member_id
        where a.brand_id = o.brand_id and a.subject = o.id) as acts
    from orders o where o.id = ${orderId}`.execute(db)
  return rows[0]
}

/** An operator may capture or refund outside our books, so a captured charge is one without a waiting capture. */
function paymentOf({ payment, totals }: RefundableOrder, isMoving: boolean): RecordedPayment {
  const { kind, brand, last4 } = payment
  return {
    kind,
    ...(brand === undefined ? {} : { brand }),
    ...(last4 === undefined ? {} : { last4 }),
    isCaptured: kind === 'card' && totals.due > 0 && !isMoving,
  }
}

function amountsOf({ totals }: RefundableOrder): RecordedAmounts {
  const { subtotal, discount, serviceFee, tax, tip, giftCard, credit, due } = totals
  return { subtotal, discount, serviceFee, tax, tip, giftCard, credit, charged: due }
}

function refundsOf({ refunds }: RefundableOrder, rows: readonly RefundRow[]): readonly RecordedRefund[] {
  return refunds.flatMap(({ n, state, isWhole, lines, parts }) => {
    const row = rows.find((one) => one.n === n)
    if (row === undefined) return []
    const { charged, giftCard, credit } = parts
    return [
      {
        ...{ charged, giftCard, credit, isWhole, lines, reason: row.reason, at: row.at },
        progress: progressOf(state),
        ...(row.ended_at === null ? {} : { endedAt: row.ended_at }),
      },
    ]
  })
}

function progressOf(state: RefundState): RecordedRefund['progress'] {
  return state === 'done' || state === 'refused' ? state : 'pending'
}
