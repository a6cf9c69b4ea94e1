import { type Cents, sum, times } from '../money/cents.ts'
import type { TicketAmounts } from './ticket-amounts.ts'

/** What the dishes cost; another back end may leave it to be summed up. */
export function ticketSubtotal({ subtotal, items }: Pick<TicketAmounts, 'subtotal' | 'items'>): Cents {
  return subtotal ?? sum(items.map(({ price, quantity }) => times(price, quantity)))
}
