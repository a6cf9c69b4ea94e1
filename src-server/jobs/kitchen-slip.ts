import type { Ticket } from '../../src-domain/ordering/ticket.ts'
import { lineText } from './line-text.ts'

const called: Readonly<Record<Ticket['orderType'], string>> = {
  pickup: 'Pickup',
  delivery: 'Delivery',
  kiosk: 'Table',
}

/**
 * What the kitchen reads: the number, how the food leaves, and every line with its choices and notes. Neither prices
 * nor who ordered: a kitchen needs neither.
 */
export const kitchenSlip = (ticket: Ticket, note: string): string =>
  [
    `Order ${ticket.displayNumber}`,
    `${called[ticket.orderType]}${ticket.tableNumber === undefined ? '' : ` ${ticket.tableNumber}`}`,
    '',
    ...ticket.items.flatMap((line) => lineText(line, 'no prices')),
    ...(note === '' ? [] : ['', `"${note}"`]),
  ].join('\n')
