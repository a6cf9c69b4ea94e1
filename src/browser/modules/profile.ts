import { ContainerModule } from 'inversify'
import { profileGateway } from '../../../src-adapters/order-server/profile-gateway.ts'
import { Port } from '../document/ports.ts'

/** What patrons change of themselves. */
export const profile = new ContainerModule(({ bind }) => {
  bind(Port.profiles).toResolvedValue(profileGateway, [Port.orderServer])
})
