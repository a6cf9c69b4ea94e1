import { ContainerModule } from 'inversify'
import { tableGateway } from '../../../src-adapters/order-server/table-gateway.ts'
import { Port } from '../document/ports.ts'

/** The tables of a restaurant. */
export const fulfilment = new ContainerModule(({ bind }) => {
  bind(Port.tables).toResolvedValue(tableGateway, [Port.orderServer])
})
