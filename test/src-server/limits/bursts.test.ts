import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { usualLimits } from '../../../src-server/limits/limits.ts'
import type { OrderServer } from '../../../src-server/order-server.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { aSubmittedOrder, engines, openWorld, type World } from '../../builders/order-server-builder.ts'
import { seededGiftCards } from '../../builders/promotion-builder.ts'
import { said } from '../../builders/said.ts'
import { lastByteBurst, rawPost } from '../../faults/last-byte-burst.ts'

const headers = { client: 'noodle-house', locationid: 'loc-1' }
function often(status: number, statuses: readonly number[]) {
  return statuses.filter((one) => one === status).length
}

for (const engine of engines()) {
  describe(`bursts of thirty over HTTP on ${engine.name}`, () => {
    let world: World
    const apps: FastifyInstance[] = []
    beforeEach(async () => {
      world = await openWorld(engine)
    })
    afterEach(async () => {
      for (const app of apps.splice(0)) await app.close()
      await world.close()
    })
    after(() => engine.close())

    const portOf = async (server: OrderServer): Promise<number> => {
      const { app } = await openEdge(server)
      apps.push(app)
      await app.listen({ port: 0, host: '127.0.0.1' })
      const bound = app.server.address()
      if (bound === null || typeof bound === 'string') throw new Error('no port')
      return bound.port
    }
    const thirty = (of: (n: number) => string) => Array.from({ length: 30 }, (_, n) => of(n))
    const guess = (n: number) =>
      rawPost('/v1/order/check-price', headers, aSubmittedOrder({ giftCardNumber: `99990000${n}` }))

    it('G4, G17 exactly ten guesses of thirty are answered, and none after a restart or by a second process', async () => {
      const first = await lastByteBurst(await portOf(world.server), thirty(guess))
      expect([often(200, first), often(429, first)]).to.deep.equal([usualLimits.guesses.most, 20])
      const [card] = seededGiftCards
      if (card === undefined) throw new Error('no card')
      const right = rawPost('/v1/order/check-price', headers, aSubmittedOrder({ giftCardNumber: card.number }))
      const second = await portOf(await world.another())
      expect(await lastByteBurst(second, [right])).to.deep.equal([429])
      world.clock.at += usualLimits.guesses.windowMs
      expect(await lastByteBurst(second, [right])).to.deep.equal([200])
    })

    it('G4, G17 one code that is in flight thirty times counts once', async () => {
      const port = await portOf(world.server)
      const same = await lastByteBurst(
        port,
        thirty(() => guess(1)),
      )
      expect(often(200, same)).to.equal(30)
      const others = await lastByteBurst(
        port,
        thirty((n) => guess(100 + n)),
      )
      expect(often(200, others)).to.equal(usualLimits.guesses.most - 1)
    })

    it('G4, G17 a card that carries its seal is asked about as often as anybody likes, in two processes', async () => {
      const [card] = seededGiftCards
      if (card === undefined) throw new Error('no card')
      const checked = await said(world.server.giftCards.check({ brandId: 'noodle-house' }, card.number))
      if ('_tag' in checked || checked.giftCardSeal === undefined) throw new Error('no seal')
      const order = aSubmittedOrder({ giftCardNumber: card.number, giftCardSeal: checked.giftCardSeal })
      const port = await portOf(world.server)
      await lastByteBurst(port, thirty(guess))
      const sealed = rawPost('/v1/order/check-price', headers, order)
      expect(
        often(
          200,
          await lastByteBurst(
            port,
            thirty(() => sealed),
          ),
        ),
      ).to.equal(30)
      expect(await lastByteBurst(await portOf(await world.another()), [sealed])).to.deep.equal([200])
      const stolen = { ...order, giftCardNumber: '1234123412341234' }
      expect(await lastByteBurst(port, [rawPost('/v1/order/check-price', headers, stolen)])).to.deep.equal([429])
    })

    it('G4, G17 exactly ten passwords of thirty are looked at', async () => {
      const port = await portOf(world.server)
      const sign = (n: number) =>
        rawPost('/v1/patron/sign-in', headers, { account: 'ana@example.com', password: `guess ${n}` })
      const statuses = await lastByteBurst(port, thirty(sign))
      expect([often(401, statuses), often(429, statuses)]).to.deep.equal([
        usualLimits.signInByAccountAtAddress.most,
        20,
      ])
    })

    it('G4, G17 a token of the human check is good once, whichever process is asked', async () => {
      const token = world.server.human.issue?.('giftcard') ?? ''
      const second = await world.another()
      const claim = { token, action: 'giftcard', ip: '' } as const
      const verdicts = await Promise.all(
        Array.from({ length: 30 }, (_, n) => (n % 2 === 0 ? world.server : second).human.verify(claim)),
      )
      expect(verdicts.filter((one) => one === 'human')).to.have.length(1)
    })
  })
}
