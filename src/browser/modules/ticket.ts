import { ContainerModule } from 'inversify'
import { ticketKeeper } from '../../../src-adapters/browser/ticket-keeper.ts'
import { Port } from '../document/ports.ts'

/** What this tab was told of the orders that it placed. */
export const ticket = new ContainerModule(({ bind }) => {
  bind(Port.tickets).toResolvedValue(ticketKeeper, [Port.tab])
})
