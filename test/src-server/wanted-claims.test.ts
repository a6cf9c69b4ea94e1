import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import type { OrderServer } from '../../src-server/order-server.ts'
import { openEdge } from '../builders/http-edge-builder.ts'
import {
  aCardPlacement,
  aPlacement,
  engines,
  eventually,
  openWorld,
  placed,
  type World,
} from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'

const brand = { brandId: 'noodle-house' }

function inLine(server: OrderServer) {
  let letIn: () => void = () => undefined
  let arrived: () => void = () => undefined
  const gate = new Promise<void>((done) => {
    letIn = done
  })
  const waiting = new Promise<void>((done) => {
    arrived = done
  })
  const results: unknown[] = []
  const place: OrderServer['ordering']['place'] = async (request) => {
    arrived()
    await gate
    const result = await server.ordering.place(request)
    results.push(result)
    return result
  }
  return { server: { ...server, ordering: { ...server.ordering, place } }, letIn: () => letIn(), waiting, results }
}

function callOf(key: string): string {
  const body = JSON.stringify({
    items: [{ group: 'drinks', item: 'tea', quantity: 1 }],
    orderType: 'pickup',
    idempotencyKey: key,
    tip: 0,
    guestInfo: { firstName: 'Walt', lastName: 'Waits' },
  })
  const head = ['POST /v1/order/cash/ HTTP/1.1', 'host: localhost', 'client: noodle-house', 'locationid: loc-1']
  const type = ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]
  return [...head, ...type, '', body].join('\r\n')
}

async function answerOn(socket: Socket) {
  let text = ''
  for await (const chunk of socket) {
    text += String(chunk)
    const [head = '', body = ''] = text.split('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
    if (Buffer.byteLength(body) >= length) return { status: Number(head.slice(9, 12)), body: JSON.parse(body) }
  }
  throw new Error(`no answer: ${text}`)
}

for (const engine of engines()) {
  describe(`claims for who still waits on ${engine.name}`, () => {
    let world: World
    const count = async (table: string) => Number((await engine.rows(`select count(*) as n from ${table}`))[0]?.['n'])

    beforeEach(async () => {
      world = await openWorld(engine)
    })
    afterEach(() => world.close())
    after(() => engine.close())

    it('API-59, CART-17 claims no key for who is gone, by cash nor by card, and the key can be placed later', async () => {
      for (const request of [aPlacement(), aCardPlacement()]) {
        const gone = await world.server.ordering.place({ ...request, isWanted: () => false })
        expect(gone).to.deep.equal({ _tag: 'Unavailable' })
        expect(await said(world.server.ordering.status(brand, request.key))).to.deep.equal({ _tag: 'NotFound' })
        expect([await count('placements'), await count('attempts'), world.sandbox.ledger().length]).to.deep.equal([
          0, 0, 0,
        ])
        placed(await world.server.ordering.place(request))
        await engine.rows('delete from orders')
        await engine.rows('delete from attempts')
        await engine.rows('delete from placements')
      }
    })

    it('API-59 asks each of those that share a statement: who is gone takes nobody along', async () => {
      const requests = Array.from({ length: 40 }, (_, n) => aPlacement({ isWanted: () => n % 2 === 0 }))
      const results = await Promise.all(requests.map((request) => world.server.ordering.place(request)))
      expect(results.map(({ _tag }) => _tag)).to.deep.equal(
        requests.map((_, n) => (n % 2 === 0 ? 'Placed' : 'Unavailable')),
      )
      expect(await count('orders')).to.equal(20)
    })

    const openLine = async (limits: Parameters<typeof openEdge>[1] = {}) => {
      const line = inLine(world.server)
      const { app } = await openEdge(line.server, limits)
      const ended = new Promise<void>((done) => {
        app.server.on('connection', (socket) => socket.once('close', () => done()))
      })
      await app.listen({ port: 0, host: '127.0.0.1' })
      const port = (app.server.address() as AddressInfo).port
      const send = async (key: string) => {
        const socket = connect(port, '127.0.0.1')
        await once(socket, 'connect')
        socket.write(callOf(key))
        return socket
      }
      const status = async (key: string) => {
        const answer = await app.inject({ url: `/v1/order/${key}/status`, headers: { client: 'noodle-house' } })
        return { status: answer.statusCode, body: answer.json() }
      }
      return { ...line, app, ended, send, status }
    }

    it('CART-17, API-59 a placing call that waited in line while its connection went is not acted upon', async () => {
      const line = await openLine()
      try {
        const { key } = aPlacement()
        const socket = await line.send(key)
        await line.waiting
        socket.destroy()
        await line.ended
        line.letIn()
        await eventually(
          async () => line.results,
          (results) => results.length === 1,
        )
        expect(line.results).to.deep.equal([{ _tag: 'Unavailable' }])
        const { status, body } = await line.status(key)
        expect([status, body.code, body.claimsWithin, await count('placements')]).to.deep.equal([
          404,
          'unknown_order',
          20,
          0,
        ])
      } finally {
        await line.app.close()
      }
    })

    it('CART-17, API-59 a placing call that waited longer than its time is 503 with nothing done, and may be sent again', async () => {
      const limit = 40
      const line = await openLine({ limits: { claimWithinMs: limit } })
      const { key } = aPlacement()
      try {
        const socket = await line.send(key)
        await line.waiting
        await sleep(2 * limit)
        line.letIn()
        const late = await answerOn(socket)
        expect([late.status, late.body.code, await count('placements')]).to.deep.equal([503, 'unavailable', 0])
      } finally {
        await line.app.close()
      }
      const again = await openLine()
      again.letIn()
      try {
        const answer = await answerOn(await again.send(key))
        expect([answer.status, await count('orders')]).to.deep.equal([200, 1])
        expect((await again.status(key)).body.statusCode).to.equal(200)
      } finally {
        await again.app.close()
      }
    })
  })
}
