import { sql } from 'kysely'
import { formatPrice } from '../../src-domain/money/format-price.ts'
import type { Ticket } from '../../src-domain/ordering/ticket.ts'
import { ticketFrom } from '../ordering/complete-order.ts'
import type { StoredPayment } from '../ordering/stored-payment.ts'
import type { StoredTicket } from '../ordering/stored-ticket.ts'
import type { Database } from '../store/database.ts'
import type { LeasedJob } from './lease-jobs.ts'
import { lineText } from './line-text.ts'
import type { Mail } from './mail-sender.ts'

const textOf = (ticket: Ticket): string =>
  [
    `Order ${ticket.displayNumber} at ${ticket.location.name}`,
    '',
    ...ticket.items.flatMap((line) => lineText(line, 'prices')),
    '',
    `Total ${formatPrice(ticket.finalAmount)}`,
  ].join('\n')

interface Row {
  readonly id: string
  readonly ticket: StoredTicket
  readonly payment: StoredPayment
  readonly display_number: string | number
}

/** The mails of receipt jobs, by order id. An order that has no address has none. */
export const receipts = async (db: Database, jobs: readonly LeasedJob[]): Promise<ReadonlyMap<string, Mail>> => {
  if (jobs.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select o.id, o.ticket, o.payment, o.display_number
    from jsonb_array_elements_text(${JSON.stringify(jobs.map(({ subject }) => subject))}::jsonb) wanted
    join orders o on o.id = wanted`.execute(db)
  return new Map(
    rows.flatMap((row): [string, Mail][] => {
      const ticket = ticketFrom(row.ticket, row.display_number, row.payment)
      const to = ticket.patron.email
      return to === undefined
        ? []
        : [
            [
              row.id,
              { id: `receipt:${row.id}`, to, subject: `Your order ${ticket.displayNumber}`, text: textOf(ticket) },
            ],
          ]
    }),
  )
}
