import type { Ticket } from '../../src-domain/ordering/ticket.ts'

/** The ticket without what is known only when the order is written: its number and how it was paid. */
export type StoredTicket = Omit<Ticket, 'displayNumber' | 'payment'>
