import { ticket as codec } from '../../src-contract/ordering/ticket.ts'
import type { TicketKeeper } from '../../src-domain/ordering/ticket-keeper.ts'
import { keptValue } from './kept-value.ts'
import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys } from './storage-keys.ts'

/** `storage` is the tab's session storage. */
export const ticketKeeper = (storage: SafeStorage): TicketKeeper => {
  const kept = keptValue(storage, sessionKeys.ticket, codec)
  return {
    read: (token) => {
      const ticket = kept.read()
      return ticket?.token === token ? ticket : undefined
    },
    keep: (ticket) => void kept.write(ticket),
  }
}
