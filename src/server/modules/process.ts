import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { ContainerModule } from 'inversify'
import { defaultLimits } from '../../../src-server/http/limits.ts'
import { liveBrands } from '../../brand/live-brands.ts'
import { brandNames } from '../../brand/load-brands.ts'
import { readBrandSecrets } from '../../environment/brand-secrets.ts'
import { paymentAccountsOf } from '../../processors/accounts.ts'
import { bufferedLines } from '../buffered-lines.ts'
import { countingLogger } from '../logger.ts'
import { servedBrands } from '../served-brands.ts'
import { ServerPort } from '../server-ports.ts'

export const process = new ContainerModule(({ bind }) => {
  bind(ServerPort.process).toResolvedValue(
    (env) => {
      const lines = bufferedLines()
      return {
        clock: { now: () => Date.now() },
        ids: { uuid: () => randomUUID() },
        limits: defaultLimits,
        lines,
        logger: countingLogger(env.LOG_LEVEL, lines),
      }
    },
    [ServerPort.environment],
  )
  bind(ServerPort.secrets).toResolvedValue(readBrandSecrets, [ServerPort.environment])
  bind(ServerPort.brandRules).toResolvedValue(
    (environment, secrets, kitchenSecrets, socialSecrets) => ({
      ...{ environment, secrets, kitchenSecrets, socialSecrets },
      hasOneBrand: existsSync(environment.BRANDS_DIR) && brandNames(environment.BRANDS_DIR).length === 1,
    }),
    [ServerPort.environment, ServerPort.secrets, ServerPort.kitchenSecrets, ServerPort.socialSecrets],
  )
  bind(ServerPort.accounts).toResolvedValue(
    (rules, live) => paymentAccountsOf({ ...rules, brandOf: live.get }),
    [ServerPort.brandRules, ServerPort.liveBrands],
  )
  bind(ServerPort.brandsApart).toResolvedValue(servedBrands, [ServerPort.brandRules, ServerPort.process])
  bind(ServerPort.brands).toResolvedValue(({ brands }) => brands, [ServerPort.brandsApart])
  bind(ServerPort.liveBrands).toResolvedValue(liveBrands, [ServerPort.brands])
})
