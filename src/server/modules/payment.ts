import { ContainerModule } from 'inversify'
import { gatewaysOf } from '../../processors/server.ts'
import { ServerPort } from '../server-ports.ts'

export const payment = new ContainerModule(({ bind }) => {
  bind(ServerPort.gateways).toResolvedValue(gatewaysOf, [ServerPort.environment, ServerPort.secrets])
})
