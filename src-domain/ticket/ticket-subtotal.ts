import { type Minor, multiply, sum } from '../money/minor.ts'
import type { TicketAmounts } from './ticket-amounts.ts'

/** Sum of the lines if the back end omits the subtotal. */
export function ticketSubtotal({ subtotal, items }: Pick<TicketAmounts, 'subtotal' | 'items'>): Minor {
  return subtotal ?? sum(items.map(({ price, quantity }) => multiply(price, quantity)))
}
