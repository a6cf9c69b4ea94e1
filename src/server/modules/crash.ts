import { ContainerModule } from 'inversify'
import { ServerPort } from '../server-ports.ts'

/** Only tests replace this, to crash during a placement or shorten timeouts. */
export const crash = new ContainerModule(({ bind }) => {
  bind(ServerPort.crash).toConstantValue({})
})
