import { ContainerModule } from 'inversify'
import { orderValidator } from '../../../src-adapters/order-server/order-validator.ts'
import { Port } from '../document/ports.ts'

/** Whether the restaurant would take the order as it stands. */
export const validation = new ContainerModule(({ bind }) => {
  bind(Port.orderValidator).toResolvedValue(orderValidator, [Port.orderServer])
})
