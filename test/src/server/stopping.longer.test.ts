import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, createServer, request, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { freePort, type OwnProcess, startProcess } from '../../builders/own-process.ts'
import { plainOrder } from '../../faults/plain-order.ts'

interface Heard {
  readonly status: number | undefined
  readonly connection: string | undefined
}

describe('a server process that is asked to stop', function () {
  this.timeout(150_000)
  let folder: string
  let port: number
  let server: OwnProcess
  let processor: Server
  let asked: Promise<ServerResponse>
  const agent = new Agent({ keepAlive: true })

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stopping-'))
    asked = new Promise((done) => {
      processor = createServer((call, reply) => {
        call.resume()
        if (call.method === 'POST' && call.url === '/charges') done(reply)
        else reply.writeHead(503).end()
      })
    })
    processor.listen(0, '127.0.0.1')
    await once(processor, 'listening')
    port = await freePort()
    server = startProcess('dist/server/main.js', {
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'error',
      SANDBOX_URL: `http://127.0.0.1:${(processor.address() as AddressInfo).port}`,
      PROCESSOR_TIMEOUT: '60000',
    })
    await server.answers(`http://127.0.0.1:${port}/readyz`, 100_000)
  })
  afterEach(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    agent.destroy()
    processor.closeAllConnections()
    processor.close()
    await rm(folder, { recursive: true, force: true })
  })

  const send = (method: string, path: string, headers: Readonly<Record<string, string>>, body = '') =>
    new Promise<Heard>((done, failed) => {
      const length = { 'content-length': String(Buffer.byteLength(body)) }
      request({ host: '127.0.0.1', port, agent, method, path, headers: { ...headers, ...length } }, (answer) => {
        answer.resume()
        answer.once('end', () => done({ status: answer.statusCode, connection: answer.headers.connection }))
      })
        .once('error', failed)
        .end(body)
    })

  it('V10 answers the order that is in work on a kept connection, tells it to close, and then ends with 0', async () => {
    const { locationId, order, total } = await plainOrder(`http://127.0.0.1:${port}`)
    const headers = { 'content-type': 'application/json', client: 'ember', locationid: locationId }
    expect((await send('GET', '/healthz', headers)).connection).to.equal('keep-alive')
    const guestInfo = { firstName: 'Last', lastName: 'Guest', email: 'last@example.com' }
    const placing = { ...order, idempotencyKey: randomUUID(), guestInfo, tip: 0, expectedTotal: total }
    const inWork = send(
      'POST',
      '/v1/order',
      headers,
      JSON.stringify({ ...placing, cardNonce: 'sbx_declined_4242_visa_1' }),
    )
    const reply = await asked
    // An idle connection does not delay the stop.
    const idle = connect(port, '127.0.0.1').on('error', () => undefined)
    await once(idle, 'connect')

    server.child.kill('SIGTERM')
    const early = await Promise.race([server.ended.then(() => 'ended'), sleep(1_500, 'at work')])
    expect(early, server.errors()).to.equal('at work')
    reply
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ _tag: 'Declined', reason: 'declined' }))
    expect(await inWork).to.deep.equal({ status: 402, connection: 'close' })
    expect(await server.ended, server.errors()).to.equal(0)
    expect(server.errors()).to.equal('')
    idle.destroy()
  })
})
