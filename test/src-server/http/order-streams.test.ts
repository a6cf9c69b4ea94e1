import { createHash, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { EdgeLimits } from '../../../src-server/http/limits.ts'
import { announceOrder } from '../../../src-server/kitchen/announce-order.ts'
import type { OrderServer } from '../../../src-server/order-server.ts'
import type { Actor } from '../../../src-server/staff/write-audit.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import {
  aBrandSeed,
  aCardPlacement,
  aPlacement,
  engines,
  eventually,
  openWorld,
  placed,
  type World,
} from '../../builders/order-server-builder.ts'
import { seededStaff, staffMember } from '../../builders/staff-builder.ts'
import { rightOf } from '../../contracts/either.ts'

const brandId = 'noodle-house'
const there = 'soup-house'
/** Milliseconds. Only a stream that never tells reaches it: nothing here polls. */
const within = 20_000

function actor(name: string): Actor {
  return { brandId, member: staffMember(name), network: '203.0.113.7' }
}

/** A stream as a browser reads it: its text so far. */
interface Listening {
  readonly status: number
  readonly headers: Headers
  readonly text: () => string
  readonly isOver: () => boolean
  readonly close: () => void
}

for (const engine of engines()) {
  describe(`streams of changed orders on ${engine.name}`, () => {
    let world: World
    const apps: FastifyInstance[] = []
    const streams: Listening[] = []

    beforeEach(async () => {
      const none = { patrons: [], promotions: [], giftCards: [] }
      const seeds = [aBrandSeed({ staff: seededStaff }), aBrandSeed(none, { id: there, name: 'Soup House' })]
      world = await openWorld(engine, { brands: seeds })
    })
    afterEach(async () => {
      for (const one of streams.splice(0)) one.close()
      for (const app of apps.splice(0)) await app.close()
      await world.close()
    })
    after(() => engine.close())

    const serve = async (server: OrderServer = world.server, limits: Partial<EdgeLimits> = {}): Promise<string> => {
      const { app } = await openEdge(server, { brands: [aBrand(), aBrand({ id: there })], limits })
      apps.push(app)
      await app.listen({ port: 0, host: '127.0.0.1' })
      const { port }: AddressInfo = Object(app.server.address())
      return `http://127.0.0.1:${port}`
    }
    const listen = async (url: string, cookie = ''): Promise<Listening> => {
      const controller = new AbortController()
      const answer = await fetch(url, { signal: controller.signal, headers: cookie === '' ? {} : { cookie } })
      let text = ''
      let isOver = false
      const read = async () => {
        const decoder = new TextDecoder()
        for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true })
      }
      read()
        .catch(() => undefined)
        .finally(() => {
          isOver = true
        })
      const one = {
        ...{ status: answer.status, headers: answer.headers, text: () => text, isOver: () => isOver },
        close: () => controller.abort(),
      }
      streams.push(one)
      return one
    }
    const hears = (stream: Listening, words: string) =>
      eventually(
        async () => stream.text(),
        (text) => text.includes(words),
        within,
      )
    const signIn = async (base: string, name: string): Promise<string> => {
      const answer = await fetch(`${base}/v1/staff/session`, {
        method: 'POST',
        headers: { client: brandId, origin: base, 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${name}@example.com`, password: `noodles for ${name}` }),
      })
      return String(answer.headers.get('set-cookie')).split(';')[0] ?? ''
    }
    const place = async () => placed(await world.server.ordering.place(aPlacement()))
    const accept = async (orderId: string, server: OrderServer = world.server) =>
      rightOf(
        await server.board.send(actor('carl'), {
          ...{ orderId, commandId: randomUUID(), version: 0 },
          command: { _tag: 'Accept', minutesMore: 10 },
        }),
      )

    it('tell the customer’s page of a command by its version alone', async () => {
      const base = await serve()
      const ticket = await place()
      const stream = await listen(`${base}/v1/order/${ticket.token}/events?client=${brandId}`)
      expect(stream.status).to.equal(200)
      expect(stream.headers.get('content-type')).to.equal('text/event-stream; charset=utf-8')
      expect(stream.headers.get('cache-control')).to.equal('no-store')
      expect(stream.headers.get('x-content-type-options')).to.equal('nosniff')
      await accept(ticket.id)
      await hears(stream, 'event: changed\ndata: 1\n\n')
      expect(stream.text()).to.not.include(ticket.id).and.not.include(ticket.displayNumber)
    })

    it('tell a board of an order that was placed at its location, paid in cash or by card', async () => {
      const base = await serve()
      const stream = await listen(
        `${base}/v1/staff/locations/loc-1/events?client=${brandId}`,
        await signIn(base, 'carl'),
      )
      expect(stream.status).to.equal(200)
      await place()
      await hears(stream, 'event: changed\ndata: 0\n\n')
      const once = stream.text().length
      placed(await world.server.ordering.place(aCardPlacement()))
      await eventually(
        async () => stream.text().length,
        (length) => length > once,
        within,
      )
    })

    it('tell the customer’s page when the refund of a cancelled order ended', async () => {
      const base = await serve()
      const ticket = placed(await world.server.ordering.place(aCardPlacement()))
      const stream = await listen(`${base}/v1/order/${ticket.token}/events?client=${brandId}`)
      await world.server.board.send(actor('carl'), {
        ...{ orderId: ticket.id, commandId: randomUUID(), version: 0 },
        command: { _tag: 'Cancel', reason: 'Out of noodles' },
      })
      await eventually(
        async () => stream.text().split('event: changed').length - 1,
        (count) => count >= 2,
        within,
      )
    })

    it('open for those alone who may read the orders', async () => {
      const base = await serve()
      const ticket = await place()
      const board = (client: string) => `${base}/v1/staff/locations/loc-1/events?client=${client}`
      const statuses = async (...all: readonly (readonly [string, string])[]) => {
        const answers: number[] = []
        for (const [url, cookie] of all) answers.push((await listen(url, cookie)).status)
        return answers
      }
      const [carl, mia] = [await signIn(base, 'carl'), await signIn(base, 'mia')]
      expect(
        await statuses([board(brandId), ''], [board(brandId), mia], [board(there), carl], [board(brandId), carl]),
      ).to.deep.equal([401, 403, 401, 200])
      const order = (token: string, client: string) => `${base}/v1/order/${token}/events?client=${client}`
      expect(
        await statuses(
          [order('none', brandId), ''],
          [order(ticket.token, there), ''],
          [order(ticket.token, 'no-such-brand'), ''],
          [`${base}/v1/order/${ticket.token}/events`, ''],
          [order(ticket.token, brandId), ''],
        ),
      ).to.deep.equal([404, 404, 400, 400, 200])
    })

    it('are refused with 503 past the server’s limit, and calls are answered all the same', async () => {
      const base = await serve(world.server, { mostStreaming: 2 })
      const { token } = await place()
      const url = `${base}/v1/order/${token}/events?client=${brandId}`
      const [first] = [await listen(url), await listen(url)]
      const third = await listen(url)
      expect(third.status).to.equal(503)
      expect(third.headers.get('retry-after')).to.not.equal(null)
      const answer = await fetch(`${base}/v1/order/${token}`, { headers: { client: brandId } })
      expect(answer.status).to.equal(200)
      await answer.text()
      first.close()
      await eventually(
        async () => (await listen(url)).status,
        (status) => status === 200,
        within,
      )
    })

    it('are three at most for one session of staff', async () => {
      const base = await serve()
      const carl = await signIn(base, 'carl')
      const url = `${base}/v1/staff/locations/loc-1/events?client=${brandId}`
      const statuses: number[] = []
      for (let streams = 0; streams < 4; streams += 1) statuses.push((await listen(url, carl)).status)
      expect(statuses).to.deep.equal([200, 200, 200, 503])
      expect((await listen(url, await signIn(base, 'olga'))).status).to.equal(200)
    })

    it('end when the server stops, and ask browsers to connect again soon', async () => {
      const base = await serve()
      const { token } = await place()
      const stream = await listen(`${base}/v1/order/${token}/events?client=${brandId}`)
      await apps.pop()?.close()
      await eventually(
        async () => stream.isOver(),
        (isOver) => isOver,
        within,
      )
      expect(stream.text()).to.match(/retry: 3000\n\n[\s\S]*retry: 1000\n\n$/)
    })

    if (engine.name === 'PostgreSQL') {
      it('hear what another process of the database did', async () => {
        const other = await world.another()
        const base = await serve(other)
        const board = await listen(
          `${base}/v1/staff/locations/loc-1/events?client=${brandId}`,
          await signIn(base, 'carl'),
        )
        const ticket = await place()
        await hears(board, 'data: 0')
        const page = await listen(`${base}/v1/order/${ticket.token}/events?client=${brandId}`)
        await accept(ticket.id)
        await hears(page, 'data: 1')
        await hears(board, 'data: 1')
      })

      it('hear of an order that a command changed, on boards and on the customer’s page', async () => {
        const base = await serve()
        const ticket = await place()
        const board = await listen(
          `${base}/v1/staff/locations/loc-1/events?client=${brandId}`,
          await signIn(base, 'carl'),
        )
        const page = await listen(`${base}/v1/order/${ticket.token}/events?client=${brandId}`)
        const opened = await openDatabase(world.choice)
        await announceOrder(opened, ticket.id)
        await opened.close()
        await hears(board, 'data: 0')
        await hears(page, 'data: 0')
      })

      it('hear of it again after the database cut the connection that listens', async () => {
        const other = await world.another()
        const base = await serve(other)
        const ticket = await place()
        const page = await listen(`${base}/v1/order/${ticket.token}/events?client=${brandId}`)
        const { schema = '' } = Object(world.choice)
        const channel = createHash('sha256').update(schema).digest('hex').slice(0, 16)
        const listening = `from pg_stat_activity where pid <> pg_backend_pid() and query = 'listen "tureen_${channel}"'`
        // Both are there before the cut, because each cut delays the next connection.
        await eventually(
          () => engine.rows(`select pid ${listening}`),
          (rows) => rows.length === 2,
        )
        expect(await engine.rows(`select pg_terminate_backend(pid) ${listening}`)).to.have.length(2)
        // A look is due, because events may have been missed.
        await hears(page, 'data: 0')
        await accept(ticket.id)
        await hears(page, 'data: 1')
      })
    }
  })
}
