import { ContainerModule } from 'inversify'
import { orderHistoryGateway } from '../../../src-adapters/order-server/order-history-gateway.ts'
import { Port } from '../document/ports.ts'

/** What a patron has ordered before. */
export const history = new ContainerModule(({ bind }) => {
  bind(Port.orderHistory).toResolvedValue(orderHistoryGateway, [Port.orderServer])
})
