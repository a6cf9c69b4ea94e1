import { ContainerModule } from 'inversify'
import { scheduleGateway } from '../../../src-adapters/order-server/schedule-gateway.ts'
import { Port } from '../document/ports.ts'

/** When an order can be had. */
export const scheduling = new ContainerModule(({ bind }) => {
  bind(Port.schedules).toResolvedValue(scheduleGateway, [Port.orderServer])
})
