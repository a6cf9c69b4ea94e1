import { ContainerModule } from 'inversify'
import { postOffice } from '../post-office.ts'
import { ServerPort } from '../server-ports.ts'
import { textOffice } from '../text-office.ts'

export const mail = new ContainerModule(({ bind }) => {
  bind(ServerPort.postOffice).toResolvedValue(postOffice, [ServerPort.environment, ServerPort.clock, ServerPort.logger])
  bind(ServerPort.texts).toResolvedValue(
    (environment, office, log) => {
      const texts = textOffice(environment, office, log)
      return texts === undefined ? {} : { texts }
    },
    [ServerPort.environment, ServerPort.postOffice, ServerPort.logger],
  )
})
