import { ContainerModule } from 'inversify'
import { ticketStore } from '../../../src-adapters/browser/ticket-store.ts'
import { Port } from '../document/ports.ts'

/** What this tab was told of the orders that it placed. */
export const ticket = new ContainerModule(({ bind }) => {
  bind(Port.tickets).toResolvedValue(ticketStore, [Port.tab])
})
