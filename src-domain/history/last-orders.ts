import type { OrderLocation } from '../cart/order-in-progress.ts'
import type { Cents } from '../money/cents.ts'
import { type PastOrder, placedFor } from '../ordering/past-order.ts'
import type { Ticket } from '../ordering/ticket.ts'
import { type OrderedBefore, orderedByHistory, orderedByTicket } from './ordered-before.ts'

/** As many are offered at the head of a menu; the whole history is on the profile. */
const mostOffered = 3

/** An order of somebody's at the restaurant whose menu they read, to be ordered again. */
export interface LastOrder {
  readonly id: string
  readonly before: OrderedBefore
  /** ISO 8601. */
  readonly createdAt: string
  /** Of the restaurant. */
  readonly timeZone: string
  readonly total: Cents
}

/** Absent while nobody has answered. */
export interface LastOrders {
  readonly orders?: readonly LastOrder[]
}

type Here = Pick<OrderLocation, 'slug' | 'timeZone'>

export const noLastOrders: LastOrders = {}

/** The newest of a patron's at this restaurant (PROF-17); what was ordered the same way twice is one of them. */
export function lastOrdersAt({ slug, timeZone }: Here, orders: readonly PastOrder[]): readonly LastOrder[] {
  const here = orders.filter(({ location, items }) => location.slug === slug && items.length > 0)
  const byDishes = new Map<string, PastOrder>()
  for (const order of here) if (!byDishes.has(dishesOf(order))) byDishes.set(dishesOf(order), order)
  return [...byDishes.values()].slice(0, mostOffered).map((order) => {
    const { id, createdAt, finalAmount: total } = order
    return { id, before: orderedByHistory(order), createdAt, timeZone, total }
  })
}

/** What a guest ordered in this tab, where it was ordered here. */
export function lastOrderOfTicket({ slug, timeZone }: Here, ticket: Ticket): readonly LastOrder[] {
  const { id, location, items, orderDate: createdAt, finalAmount: total } = ticket
  if (location.slug !== slug || items.length === 0) return []
  return [{ id, before: orderedByTicket(ticket), createdAt, timeZone, total }]
}

/** By which two orders are the same to whoever orders again. */
function dishesOf(order: PastOrder): string {
  const lines = order.items.map(({ item, quantity, notes, modifiers }) => [item, quantity, notes, modifiers])
  return JSON.stringify([placedFor(order), lines])
}
