import { ContainerModule } from 'inversify'
import { savedCartGateway } from '../../../src-adapters/order-server/saved-cart-gateway.ts'
import { Port } from '../document/ports.ts'

/** Carts that are handed over by their link. */
export const sharing = new ContainerModule(({ bind }) => {
  bind(Port.savedCarts).toResolvedValue(savedCartGateway, [Port.orderServer])
})
