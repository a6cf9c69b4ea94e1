import { ContainerModule } from 'inversify'
import { loyaltyGateway } from '../../../src-adapters/order-server/loyalty-gateway.ts'
import { Port } from '../document/ports.ts'

/** What a patron has earned; comes with the screen that shows it. */
export const loyalty = new ContainerModule(({ bind }) => {
  bind(Port.loyalty).toResolvedValue(loyaltyGateway, [Port.orderServer])
})
