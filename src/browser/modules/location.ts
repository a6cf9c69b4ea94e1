import { ContainerModule } from 'inversify'
import { locationGateway } from '../../../src-adapters/order-server/location-gateway.ts'
import { Port } from '../document/ports.ts'

/** The restaurants, and what each of them needs to be paid. */
export const location = new ContainerModule(({ bind }) => {
  bind(Port.locations).toResolvedValue(locationGateway, [Port.orderServer])
})
