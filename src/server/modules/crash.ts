import { ContainerModule } from 'inversify'
import { ServerPort } from '../server-ports.ts'

/**
 * Where in a placement the process dies, and whether customers have less time: nowhere and no, but where a test puts another
 * module in the place of this one.
 */
export const crash = new ContainerModule(({ bind }) => {
  bind(ServerPort.crash).toConstantValue({})
})
