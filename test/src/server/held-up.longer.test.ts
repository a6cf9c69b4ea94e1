import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { freePort, type OwnProcess, startProcess } from '../../builders/own-process.ts'
import { plainOrder } from '../../faults/plain-order.ts'

type Plain = Awaited<ReturnType<typeof plainOrder>>

describe('placing calls whose sender is gone', function () {
  this.timeout(150_000)
  let folder: string
  let port: number
  const running: OwnProcess[] = []

  const start = async (variables: Readonly<Record<string, string>> = {}) => {
    port = await freePort()
    const server = startProcess('dist/server/main.js', {
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'error',
      ...variables,
    })
    running.push(server)
    await server.answers(`http://127.0.0.1:${port}/readyz`, 100_000)
    return server
  }
  const bodyOf = ({ order, total }: Plain, key: string): string =>
    JSON.stringify({
      ...order,
      idempotencyKey: key,
      guestInfo: { firstName: 'Gone', lastName: 'Guest' },
      isCash: true,
      tip: 0,
      expectedTotal: total,
    })
  const headersOf = ({ locationId }: Plain) => ({
    'content-type': 'application/json',
    client: 'ember',
    locationid: locationId,
  })
  const messageOf = (plain: Plain, key: string): string => {
    const body = bodyOf(plain, key)
    const headers = { host: 'localhost', ...headersOf(plain), 'content-length': String(Buffer.byteLength(body)) }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    return ['POST /v1/order/cash/ HTTP/1.1', ...lines, '', body].join('\r\n')
  }
  const statusOf = async (plain: Plain, key: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/order/${key}/status`, { headers: headersOf(plain) })
    return { status: answer.status, body: await answer.json() }
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'held-up-'))
  })
  afterEach(async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill('SIGKILL')
      await ended
    }
  })
  after(() => rm(folder, { recursive: true, force: true }))

  it('CART-17, API-59 a server that stood still acts on no placing call whose connection went meanwhile', async () => {
    const { child } = await start()
    const plain = await plainOrder(`http://127.0.0.1:${port}`)
    child.kill('SIGSTOP')
    const keys = Array.from({ length: 5 }, () => randomUUID())
    for (const key of keys) {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      await new Promise<void>((sent) => socket.write(messageOf(plain, key), () => sent()))
      socket.destroy()
    }
    child.kill('SIGCONT')
    // Later callers are served after them.
    const own = randomUUID()
    const placed = await fetch(`http://127.0.0.1:${port}/v1/order/cash/`, {
      method: 'POST',
      headers: headersOf(plain),
      body: bodyOf(plain, own),
    })
    expect(placed.status).to.equal(200)
    for (const key of keys) {
      const { status, body } = await statusOf(plain, key)
      expect([status, body.claimsWithin]).to.deep.equal([404, 20])
    }
    expect((await statusOf(plain, own)).body.statusCode).to.equal(200)
  })

  it('CART-17, API-01 the forwarder lets another back end hear that nobody waits any more', async () => {
    const events: string[] = []
    let heard: () => void = () => undefined
    const gone = new Promise<void>((done) => {
      heard = done
    })
    let came: () => void = () => undefined
    const arrived = new Promise<void>((done) => {
      came = done
    })
    const backEnd = createServer((request, reply) => {
      if (request.method !== 'POST' || request.url !== '/v1/order/cash/') {
        reply.writeHead(503, { 'content-type': 'application/json' }).end('{}')
        return
      }
      events.push('came')
      came()
      reply.once('close', () => {
        events.push(reply.writableFinished ? 'answered' : 'gone')
        heard()
      })
    })
    backEnd.listen(0, '127.0.0.1')
    await once(backEnd, 'listening')
    try {
      await start({ API_URL: `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}` })
      const abort = new AbortController()
      const call = fetch(`http://127.0.0.1:${port}/v1/order/cash/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', client: 'ember' },
        body: '{}',
        signal: abort.signal,
      }).catch(() => 'aborted')
      await arrived
      abort.abort()
      await gone
      expect([await call, ...events]).to.deep.equal(['aborted', 'came', 'gone'])
    } finally {
      backEnd.closeAllConnections()
      backEnd.close()
    }
  })
})
