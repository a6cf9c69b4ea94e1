import { ContainerModule } from 'inversify'
import { ticketStore } from '../../../src-adapters/browser/ticket-store.ts'
import { unseenOrder } from '../../../src-adapters/browser/unseen-order.ts'
import { Port } from '../document/ports.ts'

/** What this tab was told of the orders that it placed, and the one that it has not shown. */
export const ticket = new ContainerModule(({ bind }) => {
  bind(Port.tickets).toResolvedValue(ticketStore, [Port.tab])
  bind(Port.unseenOrder).toResolvedValue(unseenOrder, [Port.local, Port.clock])
})
