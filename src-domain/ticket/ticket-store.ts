import type { Ticket } from './ticket.ts'

/** The last order of this tab, for back ends without orders by token. Never throws; undefined for another token. */
export interface TicketStore {
  readonly read: (token: string) => Ticket | undefined
  /** The last ticket, whatever its token. */
  readonly last: () => Ticket | undefined
  readonly keep: (ticket: Ticket) => void
}
