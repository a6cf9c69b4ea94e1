import { expect } from 'chai'
import { offersGateway } from '../../../src-adapters/order-server/offers-gateway.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { basisPoints } from '../../../src-domain/money/percent.ts'
import type { NewPromoCode } from '../../../src-domain/offers/new-promo-code.ts'
import { takesGiftCards } from '../../builders/brand-builder.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { aKey } from '../../builders/order-builder.ts'
import { aBrandSeed, engines, openWorld, type World } from '../../builders/order-server-builder.ts'
import { seededStaff } from '../../builders/staff-builder.ts'
import { leftOf, rightOf } from '../../contracts/either.ts'

for (const engine of engines()) {
  describe(`the gateway of offers, the HTTP edge and the order server on ${engine.name}`, () => {
    let world: World
    let close: () => Promise<void>
    let offers: ReturnType<typeof offersGateway>

    beforeEach(async () => {
      world = await openWorld(engine, { brands: [aBrandSeed({ staff: seededStaff }, { themes: takesGiftCards })] })
      const { app, send } = await openEdge(world.server)
      const caller = { brandId: 'noodle-house', network: '127.0.0.1' }
      const signedIn = rightOf(await world.server.staff.signIn(caller, 'olga@example.com', 'noodles for olga'))
      if (!('token' in signedIn)) throw new Error('a second factor is due')
      const cookie = `staff_session=${signedIn.token}`
      offers = offersGateway({
        send: (request) =>
          send({
            ...request,
            headers: { ...request.headers, cookie, host: 'order.example', origin: 'https://order.example' },
          }),
        ...{
          brandId: 'noodle-house',
          currency: 'USD',
          sessionId: 'visit-1',
          locationId: () => undefined,
          token: () => undefined,
        },
        onUnavailable: () => undefined,
        report: (what) => {
          throw new Error(what)
        },
      })
      close = async () => {
        await app.close()
        await world.close()
      }
    })
    afterEach(() => close())
    after(() => engine.close())

    it('makes a code with all its limits, lists it as it was sent, and ends it', async () => {
      const made: NewPromoCode = {
        ...{ code: 'NOODLES', name: 'Noodle week', description: 'Slurp' },
        off: { _tag: 'Percent', rate: basisPoints(1_250), atMost: minor(1_010) },
        ...{ on: ['bowls', 'tea'], minimum: minor(2_005), orderTypes: ['pickup', 'kiosk'] },
        ...{ startsAt: world.clock.at, endsAt: world.clock.at + 60_000, most: 7, mostPerPatron: 2 },
      }
      const codes = rightOf(await offers.createPromoCode(aKey(1), made))
      const entry = codes.find(({ code }) => code === 'NOODLES')
      expect(entry).to.deep.equal({ ...made, id: entry?.id, uses: 0, isFromFile: false, isActive: true })
      expect(rightOf(await offers.promoCodes())).to.deep.equal(codes)
      const ended = rightOf(await offers.endPromoCode(entry?.id ?? '', aKey(2)))
      expect(ended.find(({ code }) => code === 'NOODLES')).to.include({ isActive: false, endedAt: world.clock.at })
      expect(leftOf(await offers.createPromoCode(aKey(3), made))).to.include({ status: 409, code: 'code_taken' })
      expect(leftOf(await offers.endPromoCode('none', aKey(4)))).to.include({ status: 404, code: 'unknown_promo_code' })
    })

    it('issues a card, finds it by number and by id, and voids it', async () => {
      const words = { receiver: 'Rosa', sender: 'Us', message: 'Eat well' }
      const sold = { commandId: aKey(1), locationId: 'loc-1', value: minor(2_505), ...words }
      const { card, number } = rightOf(await offers.issueCard(sold))
      expect(card).to.include({ balance: 2_505, receiver: 'Rosa', isActive: true })
      expect(rightOf(await offers.findCard({ number }))).to.deep.equal(card)
      expect(rightOf(await offers.findCard({ id: card.id }))).to.deep.equal(card)
      expect(rightOf(await offers.cards())).to.deep.equal([card])
      const ended = rightOf(await offers.voidCard(card.id, { commandId: aKey(2), reason: 'lost' }))
      expect(ended.history[0]).to.deep.include({ kind: 'voided', amount: -2_505, reason: 'lost', by: 'olga' })
      expect(leftOf(await offers.findCard({ number: '1' }))).to.include({ status: 404 })
    })

    it('finds a customer, gives and takes credit, and marks an employee', async () => {
      const [cora] = rightOf(await offers.findPatrons({ email: 'cora@example.com' }))
      expect(cora).to.include({ credit: 1_000, isEmployee: false })
      const give = { commandId: aKey(1), locationId: 'loc-1', amount: minor(505), reason: 'cold soup' }
      expect(rightOf(await offers.changeCredit('cora', give))).to.include({ credit: 1_505 })
      const take = { ...give, commandId: aKey(2), amount: minor(-1_506) }
      expect(leftOf(await offers.changeCredit('cora', take))).to.include({ status: 409, code: 'too_little_credit' })
      const mark = { commandId: aKey(3), isEmployee: true, reason: 'hired' }
      const marked = rightOf(await offers.markEmployee('cora', mark))
      expect(marked.history.map(({ kind, amount }) => [kind, amount])).to.deep.equal([
        ['employee-set', 0],
        ['credit-given', 505],
      ])
    })
  })
}
