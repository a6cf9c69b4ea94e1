import type { Ticket } from './ticket.ts'

/**
 * The last placed order of this tab, for back ends whose orders cannot be asked for by token. Never throws; a ticket
 * under another token counts as nothing kept.
 */
export interface TicketStore {
  readonly read: (token: string) => Ticket | undefined
  /** Under whatever token. */
  readonly last: () => Ticket | undefined
  readonly keep: (ticket: Ticket) => void
}
