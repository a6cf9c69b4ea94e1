import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { isRight } from 'fp-ts/lib/Either.js'
import { orderGateway } from '../../src-adapters/order-server/order-gateway.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { minor } from '../../src-domain/money/minor.ts'
import { CannotChangeCurrency } from '../../src-server/brand/seed-currency.ts'
import { aBrand } from '../builders/brand-builder.ts'
import { openEdge } from '../builders/http-edge-builder.ts'
import { aLine, anOrder } from '../builders/order-builder.ts'
import { aBrandSeed, aNonce, engines, eventually, openWorld, type World } from '../builders/order-server-builder.ts'
import { smallestUnits } from '../oracles/iso-decimals.ts'
import { oracleBill } from '../oracles/order-totals-oracle.ts'

const dinars: Partial<Brand> = { currency: 'KWD', country: 'KW' }
const location = { id: 'loc-1', slug: 'main-street', name: 'Main Street', timeZone: 'America/New_York' }
/** 0.300 dinars each; 7 of them. */
const tea = aLine({ group: 'drinks', item: 'tea', name: 'Tea', price: minor(300), quantity: 7 })
const bill = oracleBill({
  lines: [{ unitPrice: 300n, quantity: 7n }],
  ...{ fees: [], taxPercent: '8', availableCredit: 0n, giftCardBalance: 0n, tip: { cents: 315n } },
})

for (const engine of engines()) {
  describe(`a brand in a currency with three decimals on ${engine.name}`, function () {
    this.timeout(60_000)
    let world: World
    afterEach(() => world.close())
    after(() => engine.close())

    const opened = async () => {
      world = await openWorld(engine, { brands: [aBrandSeed({}, dinars)] })
      const edge = await openEdge(world.server, { brands: [aBrand({ loyalty: { enabled: true }, ...dinars })] })
      const bodies: unknown[] = []
      const gateway = orderGateway({
        send: async (request) => {
          const answer = await edge.send(request)
          bodies.push(request.body, answer._tag === 'Answered' ? answer.body : undefined)
          return answer
        },
        ...{ brandId: 'noodle-house', currency: 'KWD', sessionId: 'visit-1' },
        locationId: () => 'loc-1',
        token: () => undefined,
        onUnavailable: () => undefined,
        report: (what) => {
          throw new Error(what)
        },
      })
      return { gateway, bodies, close: () => edge.app.close() }
    }

    it('PRICE-12, API-03 prices, charges and stores thousandths, as the oracle counts them', async () => {
      const { gateway, bodies, close } = await opened()
      const order = anOrder({ idempotencyKey: randomUUID(), location, items: [tea] })
      const checked = await gateway.checkPrice(order)
      if (!isRight(checked)) throw new Error('the price check failed')
      expect([checked.right.amount, checked.right.taxAmount, checked.right.totalAmount].map(BigInt)).to.deep.equal([
        bill.subtotal,
        bill.tax,
        bill.totalAmount,
      ])
      const wire = Object(bodies[1])
      expect([wire.amount, wire.taxAmount, wire.totalAmount]).to.deep.equal([2.1, 0.168, 2.268])
      expect(smallestUnits(wire.totalAmount, 'KWD')).to.equal(bill.totalAmount)

      const placed = await gateway.place({
        ...{ order, tip: minor(315), polling: false, expectedTotal: minor(Number(bill.due)) },
        instrument: { _tag: 'Nonce', nonce: aNonce() },
        guest: { firstName: 'Noor', lastName: 'Dinar', email: 'noor@example.com' },
      })
      if (!isRight(placed) || placed.right._tag !== 'Placed') throw new Error('the order was not placed')
      expect(placed.right.ticket.finalAmount).to.equal(Number(bill.due))
      await close()
      const [row] = await engine.rows('select currency, subtotal, tax, tip, due from orders')
      expect(row).to.deep.equal({ currency: 'KWD', subtotal: 2_100, tax: 168, tip: 315, due: Number(bill.due) })
      const charges = world.sandbox.ledger().flatMap((one) => (one.entry === 'authorise' ? [one] : []))
      expect(charges.map(({ amount, currency }) => [amount, currency])).to.deep.equal([[Number(bill.due), 'KWD']])
    })

    it('PRICE-12 an amount finer than the currency is not read', async () => {
      const { close } = await opened()
      await close()
      const edge = await openEdge(world.server, { brands: [aBrand({ currency: 'JPY', country: 'JP' })] })
      const asked = await edge.send({
        ...{ method: 'POST', path: '/order/check-price', headers: { Client: 'noodle-house', locationId: 'loc-1' } },
        body: { items: [], orderType: 'pickup', useAtMost: 0.5 },
      })
      if (asked._tag !== 'Answered') throw new Error('no answer')
      expect([asked.status, JSON.stringify(asked.body).includes('useAtMost: not an amount')]).to.deep.equal([400, true])
      await edge.app.close()
    })

    it('PAY-52 does not start in another currency while credit, cards or staff’s codes are open', async () => {
      world = await openWorld(engine, { brands: [aBrandSeed({}, dinars)] })
      await engine.rows('update gift_cards set balance = 0')
      await engine.rows(`update patrons set credit = 500 where id = 'ana'`)
      const changed = { brands: [aBrandSeed({ giftCards: [] }, { currency: 'JPY', country: 'JP' })] }
      const refused = await world.another(changed).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      expect(refused).to.be.instanceOf(CannotChangeCurrency)
      expect(refused instanceof Error && refused.message).to.match(/noodle-house was in KWD and is now in JPY/)
      expect(await engine.rows('select currency from brands')).to.deep.equal([{ currency: 'KWD' }])

      await engine.rows('update patrons set credit = 0')
      await world.another(changed)
      await eventually(
        () => engine.rows('select currency from brands'),
        ([row]) => row?.['currency'] === 'JPY',
      )
    })
  })
}
