import { randomUUID } from 'node:crypto'
import { ContainerModule } from 'inversify'
import { defaultLimits } from '../../../src-server/http/limits.ts'
import { bufferedLines } from '../buffered-lines.ts'
import { countingLogger } from '../logger.ts'
import { ServerPort } from '../server-ports.ts'

export const process = new ContainerModule(({ bind }) => {
  bind(ServerPort.clock).toConstantValue({ now: () => Date.now() })
  bind(ServerPort.ids).toConstantValue({ uuid: () => randomUUID() })
  bind(ServerPort.limits).toConstantValue(defaultLimits)
  bind(ServerPort.lines).toResolvedValue(() => bufferedLines())
  bind(ServerPort.logger).toResolvedValue(
    (env, lines) => countingLogger(env.LOG_LEVEL, lines),
    [ServerPort.environment, ServerPort.lines],
  )
})
