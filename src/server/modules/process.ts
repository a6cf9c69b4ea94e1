import { randomUUID } from 'node:crypto'
import { ContainerModule } from 'inversify'
import { defaultLimits } from '../../../src-server/http/limits.ts'
import { liveBrands } from '../../brand/live-brands.ts'
import { loadBrands } from '../../brand/load-brands.ts'
import { bufferedLines } from '../buffered-lines.ts'
import { countingLogger } from '../logger.ts'
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
  bind(ServerPort.brands).toResolvedValue(
    (env, { logger }) => {
      const ordersAt = env.API_URL === undefined ? 'here' : 'another back end'
      return loadBrands(env.BRANDS_DIR, (sentence) => logger.warn({}, sentence), ordersAt)
    },
    [ServerPort.environment, ServerPort.process],
  )
  bind(ServerPort.liveBrands).toResolvedValue(liveBrands, [ServerPort.brands])
})
