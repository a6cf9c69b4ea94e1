import type { OrderLocation } from '../cart/order-in-progress.ts'
import type { Minor } from '../money/minor.ts'
import { type PastOrder, placedFor } from '../ticket/past-order.ts'
import type { Ticket } from '../ticket/ticket.ts'
import { type OrderedBefore, orderedByHistory, orderedByTicket } from './ordered-before.ts'

const mostOffered = 3

export interface LastOrder {
  readonly id: string
  readonly before: OrderedBefore
  /** ISO 8601. */
  readonly createdAt: string
  readonly timeZone: string
  readonly total: Minor
}

/** Absent before loading. */
export interface LastOrders {
  readonly orders?: readonly LastOrder[]
}

type Here = Pick<OrderLocation, 'slug' | 'timeZone'>

export const noLastOrders: LastOrders = {}

/** The patron's newest orders at this restaurant, without repetitions (PROF-17). */
export function lastOrdersAt({ slug, timeZone }: Here, orders: readonly PastOrder[]): readonly LastOrder[] {
  const here = orders.filter(({ location, items }) => location.slug === slug && items.length > 0)
  const byDishes = new Map<string, PastOrder>()
  for (const order of here) if (!byDishes.has(dishesOf(order))) byDishes.set(dishesOf(order), order)
  return [...byDishes.values()].slice(0, mostOffered).map((order) => {
    const { id, createdAt, finalAmount: total } = order
    return { id, before: orderedByHistory(order), createdAt, timeZone, total }
  })
}

/** The guest's last order in this tab, if this restaurant received it. */
export function lastOrderOfTicket({ slug, timeZone }: Here, ticket: Ticket): readonly LastOrder[] {
  const { id, location, items, orderDate: createdAt, finalAmount: total } = ticket
  if (location.slug !== slug || items.length === 0) return []
  return [{ id, before: orderedByTicket(ticket), createdAt, timeZone, total }]
}

/** Two orders with the same key have the same dishes. */
function dishesOf(order: PastOrder): string {
  const lines = order.items.map(({ item, quantity, notes, modifiers }) => [item, quantity, notes, modifiers])
  return JSON.stringify([placedFor(order), lines])
}
