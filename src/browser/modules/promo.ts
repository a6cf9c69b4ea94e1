import { ContainerModule } from 'inversify'
import { promoGateway } from '../../../src-adapters/order-server/promo-gateway.ts'
import { Port } from '../document/ports.ts'

/** Promo codes and rewards; comes with the first of them that is entered. */
export const promo = new ContainerModule(({ bind }) => {
  bind(Port.promos).toResolvedValue(promoGateway, [Port.orderServer])
})
