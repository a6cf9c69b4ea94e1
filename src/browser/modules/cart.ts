import { ContainerModule } from 'inversify'
import { orderStore } from '../../../src-adapters/browser/order-store.ts'
import { Port } from '../document/ports.ts'

/** The order as this device keeps it. */
export const cart = new ContainerModule(({ bind }) => {
  bind(Port.orderStore).toResolvedValue(({ page }, local) => orderStore(local, page), [Port.facts, Port.local])
})
