import { type Cents, multiply, sum } from '../money/cents.ts'
import type { TicketAmounts } from './ticket-amounts.ts'

/** Sum of the lines if the back end omits the subtotal. */
export function ticketSubtotal({ subtotal, items }: Pick<TicketAmounts, 'subtotal' | 'items'>): Cents {
  return subtotal ?? sum(items.map(({ price, quantity }) => multiply(price, quantity)))
}
