import { ContainerModule } from 'inversify'
import { trackingGateway } from '../../../src-adapters/order-server/tracking-gateway.ts'
import { Port } from '../document/ports.ts'

/** Where a delivery is. */
export const tracking = new ContainerModule(({ bind }) => {
  bind(Port.tracking).toResolvedValue(trackingGateway, [Port.orderServer])
})
