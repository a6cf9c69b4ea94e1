import { type Cents, multiply, sum } from '../money/cents.ts'
import type { TicketAmounts } from './ticket-amounts.ts'

/** Summed up if the back end omits it. */
export function ticketSubtotal({ subtotal, items }: Pick<TicketAmounts, 'subtotal' | 'items'>): Cents {
  return subtotal ?? sum(items.map(({ price, quantity }) => multiply(price, quantity)))
}
