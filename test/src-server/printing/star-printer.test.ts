import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { mountPrinters } from '../../../src-server/http/mount-printers.ts'
import type { Actor } from '../../../src-server/staff/write-audit.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import {
  aBrandSeed,
  aPlacement,
  aSubmittedOrder,
  engines,
  openWorld,
  placed,
  type World,
} from '../../builders/order-server-builder.ts'
import { seededStaff, staffMember } from '../../builders/staff-builder.ts'
import { rightOf } from '../../contracts/either.ts'
import { mcPrint3, type PrinterModel, type PrinterRequest, starPrinter } from '../../vendors/star/star-printer.ts'

const minute = 60_000
const olga: Actor = { brandId: 'noodle-house', member: staffMember('olga'), network: '203.0.113.7' }

for (const engine of engines()) {
  describe(`a Star printer as its vendor describes it, on ${engine.name}`, () => {
    let world: World
    let app: FastifyInstance

    const printer = async (model: PrinterModel = mcPrint3) => {
      const added = rightOf(await world.server.printers.add(olga, 'loc-1', { name: 'Kitchen', type: 'star-cloudprnt' }))
      world.clock.at += minute
      const send = async ({ method, url, headers, body }: PrinterRequest) => {
        const answer = await app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) })
        return {
          status: answer.statusCode,
          contentType: String(answer.headers['content-type'] ?? ''),
          body: answer.body,
        }
      }
      return starPrinter(`/v1/printers/${added.printerId}/${added.secret}`, send, model)
    }
    const place = async (note = '') =>
      placed(await world.server.ordering.place(aPlacement({ order: aSubmittedOrder({ note }) })))
    const rounds = async ({ poll }: Awaited<ReturnType<typeof printer>>, count = 4) => {
      for (let round = 0; round < count; round += 1) await poll()
    }

    beforeEach(async () => {
      world = await openWorld(engine, { brands: [aBrandSeed({ staff: seededStaff })] })
      app = (await openEdge(world.server)).app
      mountPrinters(app, '/v1', world.server.answerPrinter)
    })
    afterEach(async () => {
      await app.close()
      await world.close()
    })
    after(() => engine.close())

    it('prints each order once', async () => {
      const star = await printer()
      const orders = [await place(), await place()]
      await rounds(star)
      expect(star.paper.map(({ mediaType }) => mediaType)).to.deep.equal(['text/plain', 'text/plain'])
      for (const { displayNumber } of orders)
        expect(star.paper.filter(({ body }) => body.includes(`Order ${displayNumber}`))).to.have.length(1)
    })

    it('prints with firmware that knows no job tokens', async () => {
      const star = await printer({ ...mcPrint3, knowsTokens: false })
      await place()
      await place()
      await rounds(star)
      expect(star.paper).to.have.length(2)
    })

    it('prints once when it is out of paper for a while, and when an answer to its confirmation is lost', async () => {
      const star = await printer()
      star.condition('out-of-paper')
      await place()
      await rounds(star)
      expect(star.paper).to.deep.equal([])
      star.condition('paper-low')
      star.breakNext('DELETE', 'answer-lost')
      await rounds(star)
      expect(star.paper).to.have.length(1)
      expect(star.paper[0]?.body).to.not.include('PRINTED AGAIN')
    })

    it('prints a slip that failed half way again, marked, and one whose download was lost, unmarked', async () => {
      const star = await printer()
      await place()
      star.failDuringNextJob('cover-open')
      await rounds(star)
      star.condition('ok')
      await rounds(star)
      expect(star.paper.map(({ body }) => body.includes('PRINTED AGAIN'))).to.deep.equal([true])
      await place()
      star.breakNext('GET', 'answer-lost')
      await rounds(star)
      expect(star.paper.map(({ body }) => body.includes('PRINTED AGAIN'))).to.deep.equal([true, false])
    })

    it('gets no slip that it cannot read or hold, and staff hear of it', async () => {
      const star = await printer({ ...mcPrint3, buffer: 20 })
      await place()
      await rounds(star)
      const pictures = await printer({ ...mcPrint3, prints: ['image/png'] })
      await place()
      await rounds(pictures)
      expect([...star.paper, ...pictures.paper]).to.deep.equal([])
      const { printers } = rightOf(await world.server.printers.list(olga, 'loc-1'))
      expect(printers.map(({ failed }) => failed)).to.deep.equal([1, 1])
    })
  })
}
