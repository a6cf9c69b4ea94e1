import { ContainerModule } from 'inversify'
import { upsellGateway } from '../../../src-adapters/order-server/upsell-gateway.ts'
import { Port } from '../document/ports.ts'

/** What goes with an order. */
export const upsell = new ContainerModule(({ bind }) => {
  bind(Port.upsells).toResolvedValue(upsellGateway, [Port.orderServer])
})
