import { ContainerModule } from 'inversify'
import { menuGateway } from '../../../src-adapters/order-server/menu-gateway.ts'
import { Port } from '../document/ports.ts'

/** What can be ordered. */
export const menu = new ContainerModule(({ bind }) => {
  bind(Port.menus).toResolvedValue(menuGateway, [Port.orderServer])
})
