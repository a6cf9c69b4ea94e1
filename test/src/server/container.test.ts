import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { isLeft } from 'fp-ts/lib/Either.js'
import { ContainerModule } from 'inversify'
import { readEnvironment } from '../../../src/environment/environment.ts'
import { serverContainer, serverModules } from '../../../src/server/container.ts'
import { ServerPort } from '../../../src/server/server-ports.ts'
import { type RunningServer, startServer } from '../../../src/server/start.ts'
import type { ChargeRequest, PaymentGateway } from '../../../src-domain/payment/payment-gateway.ts'
import { freePort } from '../../builders/own-process.ts'
import { plainOrder } from '../../faults/plain-order.ts'

const charged: ChargeRequest[] = []

const declining: PaymentGateway = {
  id: 'sandbox',
  authorise: async (request) => {
    charged.push(request)
    return { _tag: 'Declined', reason: 'expired-card' }
  },
  lookUp: async () => ({ _tag: 'NeverArrived' }),
  capture: async () => 'refused',
  cancel: async () => 'cancelled',
}

describe('The container of the server', function () {
  this.timeout(150_000)
  let folder: string
  let server: RunningServer
  let origin: string

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'container-'))
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    const environment = readEnvironment({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
    })
    if (isLeft(environment)) throw new Error(environment.left)
    const payment = new ContainerModule(({ bind }) => {
      bind(ServerPort.gateways).toConstantValue(new Map([[declining.id, declining]]))
    })
    server = await startServer(serverContainer(environment.right, { ...serverModules, payment }))
  })
  after(async () => {
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('has a module replaced whole: an order is charged by the processor that stands in the place of all others', async () => {
    const { locationId, order, total } = await plainOrder(origin)
    const answer = await fetch(`${origin}/v1/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', client: 'ember', locationid: locationId },
      body: JSON.stringify({
        ...order,
        idempotencyKey: randomUUID(),
        guestInfo: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' },
        tip: 0,
        expectedTotal: total,
        cardNonce: 'sbx_approved_4242_visa_1',
      }),
    })
    expect(answer.status).to.equal(402)
    expect(charged).to.have.length(1)
    expect(charged[0]?.instrument).to.deep.equal({ _tag: 'Nonce', nonce: 'sbx_approved_4242_visa_1' })
  })
})
