import { ContainerModule } from 'inversify'
import { gatewaysOf } from '../../processors/server.ts'
import { ServerPort } from '../server-ports.ts'

/** Every processor of this build. */
export const payment = new ContainerModule(({ bind }) => {
  bind(ServerPort.gateways).toResolvedValue(gatewaysOf, [ServerPort.environment])
})
