import { type RawBuilder, sql } from 'kysely'
import { shippedCurrency } from '../../src-domain/brand/shipped-settings.ts'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import { changesAt, opensAt } from '../../src-domain/kitchen/kitchen-state.ts'
import { isOpen } from '../../src-domain/kitchen/kitchen-status.ts'
import { instantOfWall, wallTimeAt } from '../../src-domain/location/wall-clock.ts'
import { atLeastZero, minor, subtract, sum, zero } from '../../src-domain/money/minor.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { type MailedOrder, mailedOrders, selectIds } from '../mail/mailed-order.ts'
import type { Database } from '../store/database.ts'
import type { RefundState } from '../store/rows/refund-state.ts'
import { acceptanceOf, remindedAt } from './acceptance-of.ts'
import { boardPrint } from './board-print.ts'
import { boardSince, type KitchenRow, type KnownOrder, kitchenEvents, knownOrder } from './kitchen-rows.ts'
import { wantedOrders } from './wanted-orders.ts'

/** Milliseconds. An order due longer ago is open only if a command has changed it. */
const openSince = 2 * 86_400_000
/** Limit of orders per read of a board. */
const mostOrders = 2_000

/** An order as the board knows it. */
export interface KnownBoardOrder extends KnownOrder {
  readonly order: BoardOrder
  readonly brandId: string
  readonly locationId: string
}

/** Selects the ids of the orders that a board may show. */
export function wantedOnBoard(
  { brandId, locationId }: { readonly brandId: string; readonly locationId: string },
  now: Instant,
): RawBuilder<unknown> {
  const since = sql`${new Date(now - openSince).toISOString()}::timestamptz`
  return sql`
    ${wantedOrders({ brandId, locationId }, since, mostOrders)}
    union
    select order_id from order_progress
      where brand_id = ${brandId} and location_id = ${locationId} and status not in ('completed', 'cancelled')`
}

export async function boardOrder(db: Database, orderId: string, now: Instant): Promise<KnownBoardOrder | undefined> {
  const [known] = await knownBoardOrders(db, selectIds([orderId]), now)
  return known
}

interface BoardRow extends KitchenRow {
  readonly id: string
  readonly location_id: string
  readonly is_nameless: boolean
  readonly last_refund: RefundState | null
  /** A bigint, which drivers return as text or number. */
  readonly refunded: string | number | null
  readonly reminded_at: Date | null
  readonly settings_version: string | null
  readonly print: string
}

/** An order with what concerns its location. */
export interface Zoned extends KnownBoardOrder {
  readonly timeZone: string
  /** Differs whenever the order on the board does. Never newer than the order. */
  readonly print: string
  /** Version of the location's settings. */
  readonly settingsVersion: string
}

/** The orders that `wanted` selects as `id`; also ended orders of any day. */
export async function knownBoardOrders(
  db: Database,
  wanted: RawBuilder<unknown>,
  now: Instant,
): Promise<readonly Zoned[]> {
  // Reads the print before anything that it stands for: a newer order with an older print is only read again.
  const { rows } = await sql<BoardRow>`
    select orders.id, orders.location_id, orders.placed_at, ${kitchenEvents} as kitchen_events,
      ${boardSince} as board_since, orders.nameless_at is not null as is_nameless, ${remindedAt} as reminded_at,
      (select r.state from refunds r where r.order_id = orders.id order by r.n desc limit 1) as last_refund,
      (select sum(r.charged) from refunds r where r.order_id = orders.id and r.state <> 'refused') as refunded,
      (select l.settings_version from locations l where l.brand_id = orders.brand_id and l.id = orders.location_id)
        as settings_version,
      ${boardPrint} as print
    from orders where id in (${wanted})`.execute(db)
  if (rows.length === 0) return []
  const orders = await mailedOrders(db, selectIds(rows.map(({ id }) => id)))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return orders.flatMap((order) => {
    const row = byId.get(order.id)
    if (row === undefined) return []
    const known = knownOrder(order.ticket, row, order.cancelled?.at, now)
    const timeZone = order.location?.timeZone ?? 'UTC'
    return [
      {
        ...known,
        order: boardOrderOf(order, known, row),
        brandId: order.brandId,
        locationId: row.location_id,
        timeZone,
        print: row.print,
        settingsVersion: row.settings_version ?? '',
      },
    ]
  })
}

/**
 * How long an order is shown as it is; undefined: it is not on the board. Open orders are on it, and those that ended
 * on the restaurant's current day.
 */
export function shownUntil({ order, facts, state, timeZone }: Zoned, now: Instant): Instant | undefined {
  const { status, steps, placedAt } = order
  if (isOpen(status)) return changesAt(facts, state) ?? Number.POSITIVE_INFINITY
  const today = wallTimeAt(now, timeZone)
  const endedAt = steps.at(-1)?.at ?? placedAt
  return endedAt >= instantOfWall(today, 0, 0, timeZone) ? instantOfWall(today, 1, 0, timeZone) : undefined
}

function boardOrderOf(
  order: MailedOrder,
  { facts, state }: KnownOrder,
  { is_nameless, last_refund, refunded, reminded_at }: BoardRow,
): BoardOrder {
  const { ticket, cancelled } = order
  const reason = state.cancelReason ?? cancelled?.reason ?? ''
  const { cancelReason: _, ...progress } = state
  return {
    ...progress,
    ...(state.status === 'cancelled' && reason !== '' ? { cancelReason: reason } : {}),
    id: order.id,
    displayNumber: ticket.displayNumber,
    orderType: ticket.orderType,
    placedAt: facts.placedAt,
    ...(facts.scheduledAt === undefined ? {} : { scheduledAt: facts.scheduledAt }),
    opensAt: opensAt(facts),
    ...acceptanceOf(order, { facts, state }, reminded_at),
    // An erased order may still belong to an account, whose name must not appear.
    name: is_nameless ? '' : (order.name ?? ''),
    phone: is_nameless ? '' : (order.phone ?? ''),
    ...(ticket.tableNumber === undefined ? {} : { tableNumber: ticket.tableNumber }),
    ...(ticket.deliveryInfo === undefined ? {} : { deliveryInfo: ticket.deliveryInfo }),
    lines: ticket.items.map(({ name, quantity, notes, modifiers, allergens }) => ({
      ...{ name, quantity, notes, modifiers },
      ...(allergens === undefined ? {} : { allergens }),
    })),
    note: [order.note, order.deliveryNotes].filter((one) => one !== '').join('\n'),
    ...(ticket.checkIdFor === undefined ? {} : { checkIdFor: ticket.checkIdFor }),
    // Older tickets have no currency; they are in dollars.
    currency: ticket.currency ?? shippedCurrency,
    total: sum([ticket.finalAmount, ticket.appliedCredit, ticket.giftCardAmount ?? zero]),
    toCollect:
      ticket.payment?.kind === 'cash' ? atLeastZero(subtract(ticket.finalAmount, minor(Number(refunded ?? 0)))) : zero,
    ...refundOf(last_refund),
  }
}

function refundOf(last: RefundState | null): Pick<BoardOrder, 'refund'> {
  if (last === null || last === 'done') return {}
  return { refund: last === 'refused' ? 'refused' : 'pending' }
}
