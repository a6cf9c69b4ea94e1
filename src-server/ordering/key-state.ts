import type { Ticket } from '../../src-domain/ticket/ticket.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Caller } from '../caller.ts'
import { customerProgress } from '../kitchen/customer-progress.ts'
import { acceptsByHand, boardSince, kitchenEvents } from '../kitchen/kitchen-rows.ts'
import { afterwardsOf, refundedSum } from '../refund/refunded-sum.ts'
import type { Database } from '../store/database.ts'
import type { Refusal } from '../store/rows/refusal.ts'
import { type Afterwards, ticketFrom } from '../store/rows/stored-ticket.ts'

export type KnownKeyState =
  | { readonly _tag: 'Open'; readonly lastAttempt: number; readonly refusals: readonly PastRefusal[] }
  /** Waiting: the customer must take a further step. */
  | { readonly _tag: 'Attempting' | 'Waiting' | 'Unknown'; readonly attempt: number; readonly fingerprint: string }
  | { readonly _tag: 'Placed'; readonly fingerprint: string; readonly ticket: Ticket }

/** Foreign: the key belongs to another caller and cannot be used. */
export type KeyState = KnownKeyState | { readonly _tag: 'Foreign' }

export interface PastRefusal {
  readonly n: number
  readonly instrumentHash: string
  readonly isSingleUse: boolean
  readonly refusal: Refusal
}

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>

/** Undefined for an unused key. Only the key's patron can place with it. */
export async function keyState(
  db: Database,
  { brandId, patronId }: Caller,
  key: string,
): Promise<KeyState | undefined> {
  const row = await rowOf(db, brandId, key)
  if (row === undefined) return undefined
  if (row.patron_id !== null && row.patron_id !== patronId) return { _tag: 'Foreign' }
  return stateOf(db, brandId, key, row)
}

/**
 * For the status route, where the key is the capability. A session may end during placement; hiding the key would then
 * deny a charge.
 */
export async function keyStateForHolder(
  db: Database,
  brandId: string,
  key: string,
  now: Instant,
): Promise<KnownKeyState | undefined> {
  const row = await rowOf(db, brandId, key)
  return row === undefined ? undefined : stateOf(db, brandId, key, row, now)
}

async function openState(db: Database, brandId: string, key: string, lastAttempt: number): Promise<KnownKeyState> {
  const rows = await db
    .selectFrom('attempts')
    .select(['n', 'instrument_hash', 'is_single_use', 'refusal', 'state'])
    .where('brand_id', '=', brandId)
    .where('key', '=', key)
    .orderBy('n', 'desc')
    .execute()
  const refusals = rows.flatMap(({ n, instrument_hash, is_single_use, refusal, state }) =>
    refusal === null
      ? []
      : [{ n, instrumentHash: instrument_hash, isSingleUse: is_single_use && state === 'declined', refusal }],
  )
  return { _tag: 'Open', lastAttempt, refusals }
}

function rowOf(db: Database, brandId: string, key: string) {
  return db
    .selectFrom('placements')
    .leftJoin('orders', (join) => join.onRef('orders.id', '=', 'placements.order_id'))
    .select(['placements.state', 'placements.attempt', 'placements.fingerprint', 'placements.patron_id'])
    .leftJoin('cancellations', 'cancellations.order_id', 'orders.id')
    .select(['orders.ticket', 'orders.payment', 'orders.display_number', 'orders.placed_at'])
    .select([kitchenEvents.as('kitchen_events'), boardSince.as('board_since'), acceptsByHand.as('accepts_by_hand')])
    .select(['cancellations.at as cancelled_at', 'cancellations.reason as cancel_reason', refundedSum.as('refunded')])
    .where('placements.brand_id', '=', brandId)
    .where('placements.key', '=', key)
    .executeTakeFirst()
}

/** @param now includes how far a placed order is */
async function stateOf(db: Database, brandId: string, key: string, row: Row, now?: Instant): Promise<KnownKeyState> {
  const { state, attempt, fingerprint, ticket, payment, display_number } = row
  switch (state) {
    case 'open':
      return openState(db, brandId, key, attempt)
    case 'attempting':
      return { _tag: 'Attempting', attempt, fingerprint }
    case 'waiting':
      return { _tag: 'Waiting', attempt, fingerprint }
    // Unknown until the processor has confirmed the end.
    case 'ending':
    case 'unknown':
      return { _tag: 'Unknown', attempt, fingerprint }
    case 'placed':
      if (ticket === null || payment === null || display_number === null)
        throw new Error(`key ${key} is placed without an order`)
      return { _tag: 'Placed', fingerprint, ticket: ticketFrom(ticket, display_number, payment, afterwards(row, now)) }
  }
}

function afterwards(row: Row, now: Instant | undefined): Afterwards {
  const { ticket, placed_at, ...rest } = row
  if (now === undefined || ticket === null || placed_at === null) return afterwardsOf(row)
  return { ...afterwardsOf(row), ...customerProgress({ ...rest, ticket, placed_at }, now) }
}
