import { ContainerModule } from 'inversify'
import { socialSecrets } from '../../social/secrets.ts'
import { socialVerifiersOf } from '../../social/server.ts'
import { ServerPort } from '../server-ports.ts'

export const social = new ContainerModule(({ bind }) => {
  bind(ServerPort.socialSecrets).toResolvedValue(
    (env) => socialSecrets(env.SOCIAL_SECRETS_FILE),
    [ServerPort.environment],
  )
  bind(ServerPort.social).toResolvedValue(socialVerifiersOf, [
    ServerPort.environment,
    ServerPort.brands,
    ServerPort.socialSecrets,
    ServerPort.clock,
  ])
})
