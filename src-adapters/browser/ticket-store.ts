import { ticket as codec } from '../../src-contract/ordering/ticket.ts'
import type { TicketStore } from '../../src-domain/ticket/ticket-store.ts'
import { keptValue } from './kept-value.ts'
import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys } from './storage-keys.ts'

export function ticketStore(storage: SafeStorage): TicketStore {
  const kept = keptValue(storage, sessionKeys.ticket, codec)
  return {
    read: (token) => {
      const ticket = kept.read()
      return ticket?.token === token ? ticket : undefined
    },
    last: kept.read,
    keep: (ticket) => void kept.write(ticket),
  }
}
