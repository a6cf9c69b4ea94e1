import { ContainerModule } from 'inversify'
import { orderKeeper } from '../../../src-adapters/browser/order-keeper.ts'
import { Port } from '../document/ports.ts'

/** The order as this device keeps it. */
export const cart = new ContainerModule(({ bind }) => {
  bind(Port.orderKeeper).toResolvedValue(({ page }, local) => orderKeeper(local, page), [Port.facts, Port.local])
})
