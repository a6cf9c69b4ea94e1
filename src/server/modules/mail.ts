import { ContainerModule } from 'inversify'
import { postOffice } from '../post-office.ts'
import { ServerPort } from '../server-ports.ts'

/** Where mails go. */
export const mail = new ContainerModule(({ bind }) => {
  bind(ServerPort.postOffice).toResolvedValue(postOffice, [ServerPort.environment, ServerPort.clock, ServerPort.logger])
})
