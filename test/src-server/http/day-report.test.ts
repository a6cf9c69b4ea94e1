import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { sandboxGateway } from '../../../src-adapters/sandbox/gateway.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { claimRefund } from '../../../src-server/refund/claim-refund.ts'
import type { RefundIntent } from '../../../src-server/refund/draft-refund.ts'
import { finishRefund } from '../../../src-server/refund/finish-refund.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import {
  aBrandSeed,
  aCardPlacement,
  aLocationSetting,
  aPlacement,
  aSubmittedOrder,
  engines,
  noon,
  openWorld,
  placed,
  ramen,
  tea,
  type World,
} from '../../builders/order-server-builder.ts'
import { twentyDollarCard } from '../../builders/promotion-builder.ts'
import { cancelling, claimed, linesOff, theWhole } from '../../builders/refund-builder.ts'
import { seededStaff } from '../../builders/staff-builder.ts'

const hour = 3_600_000
const [here, host] = ['noodle-house', 'order.example']
const today = '2026-06-10'

for (const engine of engines()) {
  describe(`the day’s end over HTTP on ${engine.name}`, () => {
    let world: World
    let app: FastifyInstance
    let cookie: string

    const ask = (url: string, payload?: object) =>
      app.inject({
        ...{ method: payload === undefined ? 'GET' : 'POST', url: `/v1${url}` },
        headers: { client: here, host, origin: `https://${host}`, cookie },
        ...(payload === undefined ? {} : { payload }),
      })
    const report = async (date = 'today', location = 'loc-1') => {
      const answer = await ask(`/staff/locations/${location}/days/${date}`)
      expect(answer.statusCode, answer.body).to.equal(200)
      return answer.json()
    }
    const place = async (placement: ReturnType<typeof aPlacement>) =>
      placed(await world.server.ordering.place(placement)).id
    const refund = async (order: string, intent: RefundIntent, at = world.clock.at) => {
      const { db, close } = await openDatabase(world.choice)
      const { draft } = claimed(
        await claimRefund({ db, gateways: new Map([['sandbox', sandboxGateway()]]) }, order, intent),
      )
      // False if a worker of the world finished it first.
      await finishRefund(db, { orderId: order, n: draft.n }, { _tag: 'Done', way: 'booked' })
      await close()
      // The database's clock is the machine's, not the world's.
      const then = `'${new Date(at).toISOString()}' where order_id = '${order}'`
      await engine.rows(`update refunds set finished_at = ${then}`)
      await engine.rows(`update cancellations set at = ${then}`)
    }
    /** Sums of orders and refunds by account. What customers paid is positive. */
    const ledger = async (): Promise<Readonly<Record<string, number>>> => {
      const rows = await engine.rows(`
        select account, sum(amount) as amount from (
          select account, amount from ledger_entries union all select account, amount from refund_entries) entries
        group by account`)
      return Object.fromEntries(rows.map(({ account, amount }) => [String(account), Number(amount) / 100]))
    }

    beforeEach(async () => {
      const night = aLocationSetting({ id: 'loc-2', slug: 'side-street' })
      const hours = night.location.hours.map((day) => ({ ...day, pickupOpen: '18:00', pickupClose: '02:00' }))
      const locations = [aLocationSetting(), { ...night, location: { ...night.location, hours } }]
      const { themes } = aBrand()
      const brand = { themes: { ...themes, checkout: { ...themes.checkout, giftCard: true } } }
      world = await openWorld(engine, { brands: [aBrandSeed({ locations, staff: seededStaff }, brand)] })
      app = (await openEdge(world.server)).app
      cookie = ''
      const signIn = { email: 'olga@example.com', password: 'noodles for olga' }
      cookie = String((await ask('/staff/session', signIn)).headers['set-cookie']).split(';')[0] ?? ''
    })
    afterEach(async () => {
      await app.close()
      await world.close()
    })
    after(() => engine.close())

    it('sums a day’s orders and refunds by type, tender and tax rate, as the ledger does', async () => {
      const order = aSubmittedOrder({ items: [ramen(), tea(2)] })
      await place(aPlacement())
      await place(aCardPlacement({ order, tip: minor(300) }))
      await place(
        aCardPlacement({
          caller: { brandId: here, patronId: 'cora' },
          order: { ...order, giftCardNumber: twentyDollarCard },
          tip: minor(100),
        }),
      )
      const refunded = await place(aCardPlacement({ order, tip: minor(200) }))
      await refund(refunded, linesOff(1))
      const day = await report()
      const books = await ledger()
      expect(day).to.deep.include({ date: today, today, currency: 'USD', leftOut: 0, cancelled: 0 })
      expect(day.sales).to.deep.include({ orders: 4, gross: 68, discounts: 0, fees: 0, includedTax: 0, tips: 6 })
      expect(day.net.sales).to.equal(-(books['sale'] ?? 0))
      expect(day.net.tax).to.equal(-(books['tax'] ?? 0))
      expect(day.net.tips).to.equal(-(books['tip'] ?? 0))
      const tenders: { tender: string; processor?: string; net: number; orders: number }[] = day.tenders
      const account = ({ tender, processor }: { tender: string; processor?: string }) =>
        processor === undefined ? tender : `${tender}:${processor}`
      const nets = Object.fromEntries(tenders.map((row) => [account(row), row.net]))
      const { cash, credit, 'gift-card': card, 'card:sandbox': sandbox } = books
      expect(nets).to.deep.equal({ cash, credit, 'gift-card': card, 'card:sandbox': sandbox })
      expect(day.refunds).to.deep.equal({ refunds: 1, sales: 6, tax: 0.48, tips: 0, total: 6.48 })
      expect(day.taxes).to.deep.equal([
        { rate: '8', isIncluded: false, taxable: 68, tax: day.sales.tax, refundedTaxable: 6, refundedTax: 0.48 },
      ])
      expect(day.byType).to.deep.equal([{ orderType: 'pickup', ...day.sales }])
    })

    it('counts an order on the day it was placed, and its refund on the day it was made', async () => {
      const order = await place(aPlacement())
      world.clock.at = noon + 24 * hour
      await refund(order, theWhole)
      const [first, second] = [await report(today), await report('2026-06-11')]
      expect([first.sales.orders, first.refunds.refunds]).to.deep.equal([1, 0])
      expect([second.sales.orders, second.refunds.refunds]).to.deep.equal([0, 1])
      expect(second.net.total).to.equal(-first.net.total)
      expect((await report()).date).to.equal('2026-06-11')
    })

    it('counts a night past midnight on the day before, and the moment after closing on the next', async () => {
      const closing = Date.UTC(2026, 5, 11, 6)
      world.clock.at = closing - 60_000
      await place(aPlacement({ locationId: 'loc-2' }))
      const night = await report('today', 'loc-2')
      expect(night).to.deep.include({ date: today, to: closing / 1_000 })
      expect(night.sales.orders).to.equal(1)
      world.clock.at = closing
      const next = await report('today', 'loc-2')
      expect(next).to.deep.include({ date: '2026-06-11', from: closing / 1_000 })
      expect(next.sales.orders).to.equal(0)
    })

    it('tells collected cash from cash that is owed, cancelled, or handed back', async () => {
      const [collected, , cancelled] = [
        await place(aPlacement({ order: aSubmittedOrder({ items: [tea()] }) })),
        await place(aPlacement({ order: aSubmittedOrder({ items: [tea(2)] }) })),
        await place(aPlacement({ order: aSubmittedOrder({ items: [tea(4)] }) })),
      ]
      const complete = {
        commandId: '00000000-0000-4000-8000-000000000001',
        version: 0,
        command: { name: 'complete' },
      }
      expect((await ask(`/staff/orders/${collected}/commands`, complete)).statusCode).to.equal(200)
      await refund(cancelled, cancelling)
      await refund(collected, theWhole)
      const day = await report()
      expect(day.cash).to.deep.equal({ collected: 3.24, owed: 6.48, cancelled: 12.96, handedBack: 3.24 })
      expect(day.cancelled).to.equal(1)
      expect(day.tenders).to.have.length(1)
      expect(day.tenders[0]).to.deep.include({ tender: 'cash', orders: 3, paid: 22.68, refunded: 16.2, net: 6.48 })
    })

    it('leaves other locations and other currencies out, and says how many orders are in another currency', async () => {
      await place(aPlacement())
      const other = await place(aPlacement())
      await engine.rows(`update orders set currency = 'MXN' where id = '${other}'`)
      const day = await report()
      expect([day.sales.orders, day.leftOut]).to.deep.equal([1, 1])
      expect((await report('today', 'loc-2')).sales.orders).to.equal(0)
    })

    it('refuses a day that has not begun, and a date that no calendar has', async () => {
      const status = async (date: string) => (await ask(`/staff/locations/loc-1/days/${date}`)).statusCode
      expect(await status('2026-06-11')).to.equal(404)
      expect(await status('2026-06-31')).to.equal(400)
      expect(await status('yesterday')).to.equal(400)
      expect(await status('2026-06-09')).to.equal(200)
    })

    it('shows gift cards that staff issued and voided, and credit that they gave and took, at the location', async () => {
      const { patrons } = (await ask('/staff/patrons/find', { email: 'cora@example.com' })).json()
      const send = async (url: string, payload: object) => {
        const answer = await ask(url, { commandId: randomUUID(), ...payload })
        expect(answer.statusCode, answer.body).to.equal(200)
        return answer.json()
      }
      const card = { receiver: 'Ana', sender: '', message: '' }
      await send('/staff/gift-cards', { ...card, locationId: 'loc-1', value: 25 })
      const wrong = await send('/staff/gift-cards', { ...card, locationId: 'loc-1', value: 250 })
      await send('/staff/gift-cards', { ...card, locationId: 'loc-2', value: 7 })
      await send(`/staff/gift-cards/${wrong.card.id}/void`, { reason: 'Typed a zero too many' })
      const credit = `/staff/patrons/${patrons[0].id}/credit`
      await send(credit, { locationId: 'loc-1', amount: 5, reason: 'Cold soup' })
      await send(credit, { locationId: 'loc-1', amount: -2, reason: 'It was warm' })
      const day = await report()
      expect(day.giftCards).to.deep.equal({ sold: 2, soldFor: 275, voided: 250, spent: 0, refunded: 0 })
      expect(day.credit).to.deep.equal({ added: 5, taken: 2, spent: 0, refunded: 0 })
      expect((await report('today', 'loc-2')).giftCards).to.deep.include({ sold: 1, soldFor: 7, voided: 0 })
    })

    it('sends the same figures as a CSV file', async () => {
      await place(aPlacement())
      const answer = await ask(`/staff/locations/loc-1/days/${today}/csv`)
      expect(answer.headers['content-type']).to.equal('text/csv; charset=utf-8')
      expect(answer.headers['content-disposition']).to.equal('attachment; filename="main-street-2026-06-10.csv"')
      expect(answer.headers['cache-control']).to.equal('private, no-store')
      expect(answer.body).to.match(/^\uFEFFdate,location,section,name,figure,value,currency\r\n/)
      expect(answer.body).to.include('\r\n2026-06-10,Main Street,tender,cash,paid,13.50,USD\r\n')
    })
  })
}
