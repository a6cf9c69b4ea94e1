// Order server with crash points: FATE=attempt-written:17 sends SIGKILL to itself at the 17th pass. FLAW plants a bug
// for the audit.
import { setTimeout as sleep } from 'node:timers/promises'
import { isLeft } from 'fp-ts/lib/Either.js'
import { ContainerModule } from 'inversify'
import { readEnvironment } from '../../src/environment/environment.ts'
import { gatewaysOf } from '../../src/processors/server.ts'
import { serverContainer, serverModules } from '../../src/server/container.ts'
import { ServerPort } from '../../src/server/server-ports.ts'
import { startServer } from '../../src/server/start.ts'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import { timeoutsFor } from '../../src-server/timeouts.ts'
import { flawed } from './flaws.ts'
import { readPost } from './posts.ts'
import { stepLife } from './wallet-at-bank.ts'

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

/** key-claimed and jobs-staged are inside a statement, so the process dies a moment later. */
function reachedSoon(point: string): void {
  if (point !== fatal) return
  left -= 1
  if (left === 0) setTimeout(die, Math.random() * 4)
}

/**
 * captured, looked-up, cancelled: the processor has responded, and nothing is stored yet. cancel-asked: stored, but not
 * sent.
 */
function dyingBesideProcessor(gateway: PaymentGateway): PaymentGateway {
  return {
    ...gateway,
    readPost,
    authorise: async (request) => {
      const answer = await gateway.authorise(request)
      // Slow responses, so webhooks overtake them.
      if (Math.random() < 0.3) await sleep(Math.random() * 150)
      return answer
    },
    lookUp: async (reference) => {
      const answer = await gateway.lookUp(reference)
      reached('looked-up')
      return answer
    },
    cancel: async (transactionId) => {
      reached('cancel-asked')
      const answer = await gateway.cancel(transactionId)
      reached('cancelled')
      return answer
    },
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
const timeouts = { ...timeoutsFor(environment.right.PROCESSOR_TIMEOUT), step: stepLife }
const crash = new ContainerModule(({ bind }) => {
  bind(ServerPort.crash).toConstantValue({
    timeouts,
    crashAt: (point) => {
      reached(point)
      if (point === 'priced') reachedSoon('key-claimed')
      if (point === 'order-committed') reachedSoon('jobs-staged')
    },
  })
})
const payment = new ContainerModule(({ bind }) => {
  bind(ServerPort.gateways).toResolvedValue(
    (env) =>
      new Map(
        [...gatewaysOf(env)].map(([name, gateway]) => [
          name,
          flawed(dyingBesideProcessor(gateway), process.env['FLAW']),
        ]),
      ),
    [ServerPort.environment],
  )
})
const container = serverContainer(environment.right, { ...serverModules, crash, payment })
const server = await startServer(container)
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
