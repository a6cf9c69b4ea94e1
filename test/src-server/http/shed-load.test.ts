import { connect, type Socket } from 'node:net'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { httpApp } from '../../../src-server/http/http-app.ts'
import { defaultLimits } from '../../../src-server/http/limits.ts'
import { eventually } from '../../builders/order-server-builder.ts'

describe('a server with too much to do', () => {
  let app: FastifyInstance
  let origin = ''
  let answers: (() => void)[] = []
  const lines: string[] = []

  beforeEach(async () => {
    lines.splice(0)
    app = httpApp({
      logger: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
      ids: { uuid: () => 'id' },
      limits: { ...defaultLimits, mostPlacing: 2, mostLooking: 3 },
      trustedProxies: 0,
    })
    const slow = () =>
      new Promise((done) => {
        answers = [...answers, () => done({ is: 'there' })]
      })
    app.post('/place', { config: { load: 'placing' } }, slow)
    app.get('/look', slow)
    // Fifty take longer than one turn of the loop.
    app.get('/compute', async () => {
      const until = performance.now() + 25
      while (performance.now() < until) Math.sqrt(until)
      return { is: 'computed' }
    })
    app.get('/end', { config: { load: 'always' } }, async () => ({ is: 'there' }))
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(async () => {
    for (const answer of answers) answer()
    answers = []
    await app.close()
  })

  const place = () =>
    fetch(`${origin}/place`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  const look = () => fetch(`${origin}/look`)
  const inWork = (count: number) =>
    eventually(
      async () => answers.length,
      (length) => length === count,
    )

  it('R6, API-12 turns one more away at once, says when to come back, and takes the next when there is room', async () => {
    const first = [place(), place()]
    await inWork(2)
    const turnedAway = await place()
    expect(turnedAway.status).to.equal(503)
    expect(turnedAway.headers.get('retry-after')).to.equal('5')
    expect(await turnedAway.json()).to.have.property('code', 'unavailable')
    for (const answer of answers) answer()
    expect((await Promise.all(first)).map(({ status }) => status)).to.deep.equal([200, 200])
    const next = place()
    await inWork(3)
    answers.at(-1)?.()
    expect((await next).status).to.equal(200)
  })

  it('R6 keeps room for orders from those who look, and finishes what is under way whatever comes', async () => {
    const looks = [look(), look(), look()]
    await inWork(3)
    expect((await look()).status).to.equal(503)
    const places = [place(), place()]
    await inWork(5)
    expect((await place()).status).to.equal(503)
    expect((await fetch(`${origin}/end`)).status).to.equal(200)
    for (const answer of answers) answer()
    for (const { status } of await Promise.all([...looks, ...places])) expect(status).to.equal(200)
  })

  it('R6, V15 a call that is half sent takes nobody’s room, and who hangs up gives it back', async () => {
    const half =
      'POST /place HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"a"'
    const sockets = Array.from({ length: 4 }, () => connect(Number(new URL(origin).port), '127.0.0.1'))
    for (const socket of sockets) socket.write(half)
    const gone = new AbortController()
    const left = [1, 2].map(() =>
      fetch(`${origin}/place`, { method: 'POST', signal: gone.signal }).catch(() => undefined),
    )
    await inWork(2)
    gone.abort()
    await Promise.all(left)
    const next = await eventually(
      async () => {
        const asked = place()
        const isIn = await Promise.race([asked.then(() => false), new Promise((done) => setTimeout(done, 50, true))])
        return { asked, isIn }
      },
      ({ isIn }) => isIn === true,
    )
    for (const answer of answers) answer()
    expect((await next.asked).status).to.equal(200)
    for (const socket of sockets) socket.destroy()
  })

  it('R6 of a crowd that all computes it takes what it can answer soon, and the rest is not left in its sockets', async () => {
    const sockets = await Promise.all(
      Array.from(
        { length: 300 },
        () =>
          new Promise<Socket>((done) => {
            const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => done(socket))
          }),
      ),
    )
    const get = (path: string) =>
      Promise.all(
        sockets.map(
          (socket) =>
            new Promise<string>((done) => {
              socket.once('data', (bytes) => done(String(bytes).slice(9, 12)))
              socket.write(`GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`)
            }),
        ),
      )
    // Keep-alive, like a proxy: the loop accepts one new connection per turn.
    await get('/end')
    const statuses = await get('/compute')
    for (const socket of sockets) socket.destroy()
    const taken = statuses.filter((status) => status === '200').length
    expect(statuses.filter((status) => status === '503')).to.have.length(300 - taken)
    expect(taken).to.be.within(50, 299)
  })

  it('says so in the log once, and not for each', async () => {
    const first = [place(), place()]
    await inWork(2)
    for (let n = 0; n < 20; n += 1) expect((await place()).status).to.equal(503)
    expect(lines.filter((line) => line.includes('turnedAway'))).to.have.length(1)
    expect(lines.filter((line) => line.includes('"answered"'))).to.have.length(0)
    for (const answer of answers) answer()
    await Promise.all(first)
  })
})
