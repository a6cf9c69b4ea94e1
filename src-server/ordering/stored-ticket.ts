import type { Ticket } from '../../src-domain/ordering/ticket.ts'
import type { Afterwards } from '../refund/afterwards.ts'

/** The ticket without what is known only when the order is written, its number and how it was paid, or later. */
export type StoredTicket = Omit<Ticket, 'displayNumber' | 'payment' | keyof Afterwards>
