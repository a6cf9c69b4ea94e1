import { sql } from 'kysely'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import { acceptanceTimes } from '../../src-domain/kitchen/hand-acceptance.ts'
import { opensAt } from '../../src-domain/kitchen/kitchen-state.ts'
import type { MailedOrder } from '../mail/mailed-order.ts'
import type { KnownOrder } from './kitchen-rows.ts'

/** When the location of `orders` was reminded of it; null: it was not. */
export const remindedAt = sql<Date | null>`(
  select r.reminded_at from acceptance_reminders r where r.order_id = orders.id)`

/** Limits of an order that staff have yet to accept by hand. */
export function acceptanceOf(
  { location }: MailedOrder,
  { facts, state }: KnownOrder,
  reminded: Date | null,
): Pick<BoardOrder, 'acceptance'> {
  const isOpen = state.status === 'new' || state.status === 'scheduled'
  if (location?.acceptance === undefined || !isOpen) return {}
  return { acceptance: acceptanceTimes(location.acceptance, opensAt(facts), reminded?.getTime()) }
}
