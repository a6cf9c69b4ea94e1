import { ContainerModule } from 'inversify'
import { giftCardGateway } from '../../../src-adapters/order-server/gift-card-gateway.ts'
import { Port } from '../document/ports.ts'

/** Gift cards; comes with the first that is entered. */
export const giftCard = new ContainerModule(({ bind }) => {
  bind(Port.giftCards).toResolvedValue(giftCardGateway, [Port.orderServer])
})
