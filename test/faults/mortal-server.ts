// The order server with its fate: FATE=attempt-written:17 lets it kill itself (SIGKILL) when it reaches that point for the 17th time.
import { isLeft } from 'fp-ts/lib/Either.js'
import { ContainerModule } from 'inversify'
import { gatewaysOf } from '../../src/processors/server.ts'
import { serverContainer, serverModules } from '../../src/server/container.ts'
import { readEnvironment } from '../../src/server/environment.ts'
import { ServerPort } from '../../src/server/server-ports.ts'
import { startServer } from '../../src/server/start.ts'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'

const [fatal = '', times = '1'] = (process.env['FATE'] ?? '').split(':')
let left = Number(times)

function die() {
  return process.kill(process.pid, 'SIGKILL')
}

function reached(point: string): void {
  if (point !== fatal) return
  left -= 1
  if (left === 0) die()
}

/** key-claimed and jobs-staged lie inside a statement, which is one with what comes before it: there death comes a moment after. */
function reachedSoon(point: string): void {
  if (point !== fatal) return
  left -= 1
  if (left === 0) setTimeout(die, Math.random() * 4)
}

/** captured: the processor has captured, and nobody here has written it down. */
function dyingAfterCapture(gateway: PaymentGateway): PaymentGateway {
  return {
    ...gateway,
    capture: async (transactionId, amount) => {
      const answer = await gateway.capture(transactionId, amount)
      reached('captured')
      return answer
    },
  }
}

const environment = readEnvironment(process.env)
if (isLeft(environment)) {
  process.stderr.write(`${environment.left}\n`)
  process.exit(1)
}
const crash = new ContainerModule(({ bind }) => {
  bind(ServerPort.crash).toConstantValue({
    crashAt: (point) => {
      reached(point)
      if (point === 'priced') reachedSoon('key-claimed')
      if (point === 'order-committed') reachedSoon('jobs-staged')
    },
  })
})
const payment = new ContainerModule(({ bind }) => {
  bind(ServerPort.gateways).toResolvedValue(
    (env) => new Map([...gatewaysOf(env)].map(([name, gateway]) => [name, dyingAfterCapture(gateway)])),
    [ServerPort.environment],
  )
})
const container = serverContainer(environment.right, { ...serverModules, crash, payment })
const server = await startServer(container)
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
