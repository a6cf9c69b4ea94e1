import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { httpApp } from '../../../src-server/http/http-app.ts'
import { defaultLimits, type EdgeLimits } from '../../../src-server/http/limits.ts'
import { eventually } from '../../builders/order-server-builder.ts'

const half = 'POST /slow HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"a"'

describe('the connections of a server', function () {
  this.timeout(60_000)
  let app: FastifyInstance
  let port = 0
  let answer: () => void = () => undefined
  let arrived = 0
  const sockets: Socket[] = []
  const agent = new Agent({ keepAlive: true })

  const open = async (limits: Partial<EdgeLimits> = {}) => {
    app = httpApp({
      logger: pino({ level: 'silent' }),
      ids: { uuid: () => 'id' },
      limits: { ...defaultLimits, ...limits },
      trustedProxies: 0,
    })
    app.get('/quick', async () => ({ is: 'quick' }))
    app.get('/slow', async () => {
      arrived += 1
      await new Promise<void>((done) => {
        answer = done
      })
      return { is: 'slow' }
    })
    app.post('/slow', async () => ({ is: 'posted' }))
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
    arrived = 0
  }
  const saying = async (text: string) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    sockets.push(socket)
    let heard = ''
    let isOver = false
    socket.on('data', (bytes) => {
      heard += String(bytes)
    })
    socket.on('error', () => undefined)
    for (const end of ['end', 'close']) {
      socket.on(end, () => {
        isOver = true
      })
    }
    await new Promise((done) => socket.once('connect', done))
    socket.write(text)
    return { heard: () => heard, isOver: () => isOver }
  }
  const get = (path: string) =>
    new Promise<{ readonly status: number | undefined; readonly connection: string | undefined }>((done, failed) => {
      request({ port, host: '127.0.0.1', path, agent }, (response) => {
        response.resume()
        response.once('end', () => done({ status: response.statusCode, connection: response.headers.connection }))
      })
        .once('error', failed)
        .end()
    })
  const openNow = () =>
    new Promise<number>((done, failed) =>
      app.server.getConnections((reason, count) => (reason === null ? done(count) : failed(reason))),
    )

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy()
    answer()
    await app.close()
    agent.destroy()
  })

  it('V10 answers a request in flight on a kept connection with close, then the server closes', async () => {
    await open()
    expect((await get('/quick')).connection).to.equal('keep-alive')
    const inFlight = get('/slow')
    await eventually(
      async () => arrived,
      (count) => count === 1,
    )
    const idle = await saying('')
    const slow = await saying(half)
    const closed = app.close()
    await eventually(async () => idle.isOver(), Boolean)
    answer()
    expect(await inFlight).to.deep.equal({ status: 200, connection: 'close' })
    await closed
    await eventually(async () => slow.isOver(), Boolean)
  })

  it('API-12 refuses a request that names two hosts, and one that names the same host twice', async () => {
    await open()
    for (const more of ['Host: elsewhere', 'host: shop']) {
      const { heard } = await saying(`GET /quick HTTP/1.1\r\nhost: shop\r\n${more}\r\n\r\n`)
      await eventually(async () => heard(), Boolean)
      expect(heard()).to.match(/^HTTP\/1\.1 400 /)
      expect(heard()).to.include('"code":"malformed"')
    }
    const { heard } = await saying('GET /quick HTTP/1.1\r\nhost: shop\r\nfrom: host\r\n\r\n')
    await eventually(async () => heard(), Boolean)
    expect(heard()).to.match(/^HTTP\/1\.1 200 /)
  })

  it('V15 slow sockets are gone when their time is up, whether they send half a request, half its head or nothing', async () => {
    await open({ requestTimeoutMs: 400 })
    const all = await Promise.all(
      [half, 'GET /quick HTTP/1.1\r\nhost', ''].flatMap((text) => Array.from({ length: 30 }, () => saying(text))),
    )
    await eventually(openNow, (count) => count === 0, 4_000)
    await eventually(async () => all.every(({ isOver }) => isOver()), Boolean)
    expect(all[0]?.heard()).to.match(/^HTTP\/1.1 408 /)
    expect((await get('/quick')).status).to.equal(200)
  })

  it('V15 the number of sockets that wait is bounded: the one that waits longest makes room, and who asks is served', async () => {
    await open({ mostWaiting: 20, mostConnections: 60 })
    const inFlight = get('/slow')
    await eventually(
      async () => arrived,
      (count) => count === 1,
    )
    const first = await saying(half)
    for (let more = 0; more < 50; more += 1) await saying(half)
    await eventually(openNow, (count) => count <= 21)
    await eventually(async () => first.isOver(), Boolean)
    expect((await get('/quick')).status).to.equal(200)
    answer()
    expect((await inFlight).status).to.equal(200)
  })
})
