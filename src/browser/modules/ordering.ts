import { ContainerModule } from 'inversify'
import { orderGateway } from '../../../src-adapters/order-server/order-gateway.ts'
import { Port } from '../document/ports.ts'

/** What the server says of an order: whether it can be placed, what it costs, what became of it. */
export const ordering = new ContainerModule(({ bind }) => {
  bind(Port.orders).toResolvedValue(orderGateway, [Port.orderServer])
})
