import { ContainerModule } from 'inversify'
import { cardGateway } from '../../../src-adapters/order-server/card-gateway.ts'
import { Port } from '../document/ports.ts'

/** The cards that a patron keeps; comes with the screen that shows them. */
export const card = new ContainerModule(({ bind }) => {
  bind(Port.cards).toResolvedValue(cardGateway, [Port.orderServer])
})
