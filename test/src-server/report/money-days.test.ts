import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { byDiningOption, diningOptions } from '../../../src-domain/dining-option/dining-option.ts'
import type { Menu } from '../../../src-domain/menu/menu.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { basisPoints } from '../../../src-domain/money/percent.ts'
import type { Ticket } from '../../../src-domain/ticket/ticket.ts'
import { claimRefund } from '../../../src-server/refund/claim-refund.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import type { LocationSettings } from '../../../src-server/store/rows/location-settings.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aNonce,
  aPlacement,
  aSubmittedOrder,
  engines,
  eventually,
  openWorld,
  placed,
  quick,
  type World,
} from '../../builders/order-server-builder.ts'
import { aPatron } from '../../builders/patron-builder.ts'
import { aCode, aPromotion } from '../../builders/promotion-builder.ts'
import { aRate } from '../../builders/rate-builder.ts'
import { claimed } from '../../builders/refund-builder.ts'
import { seededStaff } from '../../builders/staff-builder.ts'
import { type OracleRefund, oracleDay, type SoldOrder } from '../../oracles/day-oracle.ts'

const amount = Number(process.env['MONEY_DAY_ORDERS'] ?? 120)
/** Orders per moment. */
const atOnce = 6
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
/** Orders of a location with staff complete themselves a day after their time. */
const completesAfter = day

/** Pseudo-random and reproducible; MONEY_SEED changes the seed. */
function chance(seed: number) {
  let state = seed
  const below = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
  const oneOf = <A>(list: readonly A[]): A => {
    const one = list[below(list.length)]
    if (one === undefined) throw new Error('nothing to choose from')
    return one
  }
  return { below, oneOf }
}

const prices = Array.from({ length: 24 }, (_, n) => 95 + n * 137)
const menu: Menu = aMenu()
  .for(...diningOptions)
  .withGroup(aGroup('Dishes').of(...prices.map((price, n) => anItem(`Dish ${n}`).costing(price))))
  .build()

function everyDay(open: string, close: string) {
  return [0, 1, 2, 3, 4, 5, 6].map((at) => ({
    day: at,
    ...{ pickupOpen: open, pickupClose: close, deliveryOpen: open, deliveryClose: close },
    ...{ dineInOpen: open, dineInClose: close },
  }))
}

/** One closes two hours after midnight and adds the tax; the other's prices include it. */
const houses = [
  {
    ...{ id: 'loc-1', timeZone: 'America/New_York', utcOffset: -4, opens: 10, closes: 26, dayEndsAt: 2 },
    ...{ tax: '8.875', taxIncluded: false, hours: everyDay('10:00', '02:00') },
    fees: {
      pickup: { amount: 99, isTaxable: false },
      delivery: { amount: 349, isTaxable: true },
      kiosk: { amount: 0, isTaxable: false },
    },
  },
  {
    ...{ id: 'loc-2', timeZone: 'Europe/Berlin', utcOffset: 2, opens: 8, closes: 23, dayEndsAt: 0 },
    ...{ tax: '19', taxIncluded: true, hours: everyDay('08:00', '23:00') },
    fees: {
      pickup: { amount: 50, isTaxable: false },
      delivery: { amount: 250, isTaxable: true },
      kiosk: { amount: 35, isTaxable: true },
    },
  },
]
type House = (typeof houses)[number]

const locations = houses.map(({ id, timeZone, hours, tax, taxIncluded, fees }): LocationSettings => {
  const made = aLocationSetting({ id, slug: id, timeZone, hours })
  return {
    ...made,
    charges: byDiningOption((option) => ({
      taxRate: aRate(tax),
      taxIncluded,
      serviceFee: minor(fees[option].amount),
      isServiceFeeTaxable: fees[option].isTaxable,
    })),
  }
})

const promos = [
  { code: 'TENTH', part: { basisPoints: 1_000n }, off: { _tag: 'Percent', rate: basisPoints(1_000) }, minimum: 0 },
  { code: 'THIRD', part: { basisPoints: 3_333n }, off: { _tag: 'Percent', rate: basisPoints(3_333) }, minimum: 0 },
  { code: 'FIVER', part: { cents: 500n }, off: { _tag: 'Amount', amount: minor(500) }, minimum: 2_000 },
] as const
const promotions = promos.map(({ code, off, minimum }) => ({
  promotion: aPromotion({ id: code.toLowerCase(), off, minimum: minor(minimum) }),
  codes: [aCode(code)],
}))
const giftCards = [1_500, 90_000, 400_000].map((balance, n) => ({
  ...{ id: `day-card-${n}`, number: `80000000000${n}`, balance: minor(balance) },
  ...{ receiver: '', sender: '', message: '' },
}))
const patrons = [2_000, 60_000].map((credit, n) => ({
  ...{ patron: aPatron({ id: `patron-${n}`, email: `patron${n}@example.com` }), password: 'noodles' },
  ...{ credit: minor(credit), cards: [] },
}))

const door = { street1: '9 Elm St', street2: '', city: 'New York', state: 'NY', zip: '10001', lat: 40.72, long: -74.02 }
const whereTo = { pickup: {}, delivery: { deliveryInfo: door }, kiosk: { tableNumber: 'table-7' } }

/** The hour on the restaurant's wall, beyond 24 after midnight. No clock changes in the weeks of the test. */
function wallHour({ utcOffset, dayEndsAt }: House, at: number): number {
  const wall = ((at + utcOffset * hour) % day) / hour
  return wall < dayEndsAt ? wall + 24 : wall
}

/** "2026-06-10" of the restaurant's business day. */
function businessDate({ utcOffset, dayEndsAt }: House, at: number): string {
  return new Date(at + (utcOffset - dayEndsAt) * hour).toISOString().slice(0, 10)
}

/** Five in the afternoon of the next day on the restaurant's wall. */
function tomorrow(house: House, at: number): number {
  return Date.parse(`${businessDate(house, at + day)}T17:00:00Z`) - house.utcOffset * hour
}

interface Known {
  readonly house: House
  readonly id: string
  readonly sold: Omit<SoldOrder, 'refunds'>
  readonly refunds: OracleRefund[]
  leaves: readonly bigint[]
  isOver: boolean
}

function wireCents(wire: number): bigint {
  const size = BigInt(Math.abs(wire).toFixed(2).replace('.', ''))
  return wire < 0 ? -size : size
}

const counts = new Set(['orders', 'refunds', 'sold'])

/** A report's part with every amount in cents, and without the name of the processor. */
function inCents(part: Part): Part {
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) => {
      if (typeof value !== 'number') return name === 'processor' ? [] : [[name, value]]
      return [[name, counts.has(name) ? value : wireCents(value)]]
    }),
  )
}

type Part = Readonly<Record<string, unknown>>
interface WireReport {
  readonly sales: Part
  readonly refunds: Part
  readonly net: Part
  readonly cash: Part
  readonly giftCards: Part
  readonly credit: Part
  readonly cancelled: number
  readonly byType: readonly Part[]
  readonly tenders: readonly Part[]
  readonly taxes: readonly Part[]
}

/** Credit, gift card and tip as the customer was told (cash pays no tip); everything else by the oracle. */
function termsOf(
  { fees, tax, taxIncluded }: House,
  { orderType, appliedCredit, giftCardAmount = minor(0), tip = minor(0) }: Ticket,
  lines: readonly { readonly n: number; readonly quantity: number }[],
  promo: (typeof promos)[number] | undefined,
): SoldOrder['terms'] {
  const fee = fees[orderType]
  return {
    lines: lines.map(({ n, quantity }) => ({ unitPrice: BigInt(prices[n] ?? 0), quantity: BigInt(quantity) })),
    ...(promo === undefined ? {} : { promo: { part: promo.part, minimum: BigInt(promo.minimum) } }),
    fee: { amount: BigInt(fee.amount), isTaxable: fee.isTaxable },
    taxPercent: tax,
    taxIncluded,
    availableCredit: BigInt(appliedCredit),
    giftCardBalance: BigInt(giftCardAmount),
    tip: BigInt(tip),
  }
}

for (const engine of engines()) {
  describe(`the days of random orders on ${engine.name}`, function () {
    this.timeout(120_000 + amount * 1_000)
    let world: World
    let app: FastifyInstance

    beforeEach(async () => {
      world = await openWorld(engine, {
        brands: [
          aBrandSeed(
            { menu, locations, promotions, giftCards, patrons, staff: seededStaff },
            { ordering: { ...aBrand().ordering, kiosk: true } },
          ),
        ],
        timeouts: { ...quick, jobs: 20 },
      })
      app = (await openEdge(world.server)).app
    })
    afterEach(async () => {
      await app.close()
      await world.close()
    })
    after(() => engine.close())

    const signIn = async (): Promise<string> => {
      const answer = await app.inject({
        method: 'POST',
        url: '/v1/staff/session',
        headers: { client: 'noodle-house', host: 'order.example', origin: 'https://order.example' },
        payload: { email: 'olga@example.com', password: 'noodles for olga' },
      })
      return String(answer.headers['set-cookie']).split(';')[0] ?? ''
    }
    const reportOf = async (house: House, date: string, cookie: string): Promise<WireReport> => {
      const answer = await app.inject({
        url: `/v1/staff/locations/${house.id}/days/${date}`,
        headers: { client: 'noodle-house', host: 'order.example', cookie },
      })
      expect(answer.statusCode, answer.body).to.equal(200)
      return answer.json()
    }
    const settled = () =>
      eventually(
        () => engine.rows("select kind from jobs where kind in ('capture', 'refund') and not is_dead"),
        (jobs) => jobs.length === 0,
        60_000,
      )

    /** Refunds take their time from the database's clock, which is not the test's. */
    const atTestTime = async () => {
      const then = new Date(world.clock.at).toISOString()
      await engine.rows(`update refunds set finished_at = '${then}' where finished_at > now() - interval '1 hour'`)
      await engine.rows(`update cancellations set at = '${then}' where at > now() - interval '1 hour'`)
    }

    it(`equal the oracle to the cent: ${amount} orders with their refunds, at two restaurants`, async () => {
      const { below, oneOf } = chance(Number(process.env['MONEY_SEED'] ?? 20_261_128))
      const store = await openDatabase(world.choice)
      const orders: Known[] = []
      const claim = (id: string, intent: Parameters<typeof claimRefund>[2]) =>
        claimRefund({ db: store.db, gateways: new Map([['sandbox', world.sandbox]]) }, id, intent)

      const place = async (house: House): Promise<void> => {
        const orderType = oneOf(diningOptions)
        const lines = Array.from({ length: 1 + below(4) }, () => ({ n: below(prices.length), quantity: 1 + below(3) }))
        const food = lines.reduce((sum, { n, quantity }) => sum + (prices[n] ?? 0) * quantity, 0)
        const promo = below(3) === 0 ? oneOf(promos.filter(({ minimum }) => minimum <= food)) : undefined
        const patron = below(4) === 0 ? oneOf(patrons) : undefined
        const card = below(5) === 0 ? oneOf(giftCards) : undefined
        const tip = below(2) === 0 ? 0 : below(900)
        const isCash = below(2) === 0
        const at = world.clock.at
        const wantedAt = below(4) === 0 ? tomorrow(house, at) : undefined
        const order = aSubmittedOrder({
          ...(wantedAt === undefined ? {} : { scheduledAt: wantedAt / 1_000 }),
          orderType,
          ...whereTo[orderType],
          code: promo?.code ?? '',
          items: lines.map(({ n, quantity }) => ({
            ...{ group: 'dishes', item: `dish-${n}`, modifiers: [], notes: '', quantity },
          })),
          ...(card === undefined ? {} : { giftCardNumber: card.number }),
        })
        const ticket = placed(
          await world.server.ordering.place(
            aPlacement({
              caller: { brandId: 'noodle-house', ...(patron === undefined ? {} : { patronId: patron.patron.id }) },
              locationId: house.id,
              order,
              ...(patron === undefined ? { guest: { firstName: 'Gus', lastName: randomUUID() } } : {}),
              ...(isCash ? { isCash } : { isCash, cardNonce: aNonce() }),
              tip: minor(tip),
              confirmsDuplicate: true,
            }),
          ),
        )
        orders.push({
          ...{ house, id: ticket.id, refunds: [], isOver: false },
          sold: {
            ...{ at, orderType, tender: isCash ? 'cash' : 'card' },
            ...(wantedAt === undefined ? {} : { wantedAt }),
            promisedAt: wantedAt ?? at + (ticket.serviceEstimate ?? 30) * minute,
            terms: termsOf(house, ticket, lines, promo),
          },
          leaves: lines.map(({ quantity }) => BigInt(quantity)),
        })
      }

      const refundOne = async (): Promise<void> => {
        const order = oneOf(orders)
        if (order.isOver) return
        const how = below(4)
        const at = world.clock.at
        if (how < 2) {
          const cancels = how === 0
          claimed(await claim(order.id, { cancels, reason: cancels ? 'Out of noodles' : '' }))
          order.refunds.push({ at, cancels })
          order.isOver = true
          return
        }
        const position = below(order.leaves.length)
        const pieces = order.leaves[position] ?? 0n
        if (pieces === 0n) return
        const quantity = 1 + below(Number(pieces))
        const result = await claim(order.id, { cancels: false, reason: '', lines: [{ position, quantity }] })
        // Without its promotion, the rest can cost as much as the whole.
        if (result._tag === 'Left' && result.left._tag === 'BringsNothing') return
        claimed(result)
        order.leaves = order.leaves.map((left, n) => (n === position ? left - BigInt(quantity) : left))
        order.refunds.push({ at, cancels: false, leaves: order.leaves })
      }

      try {
        while (orders.length < amount) {
          world.clock.at += (20 + below(200)) * minute
          const open = houses.filter((house) => {
            const wall = wallHour(house, world.clock.at)
            return wall >= house.opens && wall < house.closes - 0.75
          })
          for (let n = 0; open.length > 0 && n < atOnce; n += 1) await place(oneOf(open))
          await settled()
          world.clock.at += below(90) * minute
          for (let n = 0; n < 2 && orders.length > 0; n += 1) {
            await refundOne()
            await settled()
            await atTestTime()
          }
        }
        const met = {
          compared: 0,
          cashOfOtherDays: 0n,
          owed: 0n,
          collected: 0n,
          handedBack: 0n,
          credit: 0n,
          giftCards: 0n,
        }
        for (const passed of [0, 30 * hour]) {
          world.clock.at += passed
          const cookie = await signIn()
          const reading = { readAt: world.clock.at, completesAfter }
          for (const house of houses) {
            const known = orders.filter((one) => one.house === house)
            const times = known.flatMap(({ sold, refunds }) => [
              sold.at,
              sold.wantedAt ?? sold.at,
              ...refunds.map(({ at }) => at),
            ])
            // Days to come have no report yet.
            const today = businessDate(house, world.clock.at)
            const dates = new Set(times.map((at) => businessDate(house, at)).filter((date) => date <= today))
            for (const date of dates) {
              const expected = oracleDay(
                known.map(({ sold, refunds }) => ({ ...sold, refunds })),
                (at) => businessDate(house, at) === date,
                reading,
              )
              const report = await reportOf(house, date, cookie)
              const where = `${house.id} ${date}`
              for (const part of ['sales', 'refunds', 'net', 'cash'] as const)
                expect(inCents(report[part]), `${where} ${part}`).to.deep.equal(expected[part])
              expect(report.cancelled, `${where} cancelled`).to.equal(expected.cancelled)
              expect(report.byType.map(inCents), `${where} types`).to.have.deep.members(expected.byType)
              expect(report.tenders.map(inCents), `${where} tenders`).to.have.deep.members(expected.tenders)
              const taxes = report.taxes.map(({ rate, isIncluded, ...sums }) => ({
                rate: Number(rate),
                isIncluded,
                ...inCents(sums),
              }))
              const row = {
                rate: Number(house.tax),
                isIncluded: house.taxIncluded,
                ...expected.taxes,
              }
              // A day may have nothing but the cash of orders that were placed before.
              const isQuiet = !known.some(({ sold, refunds }) =>
                [sold.at, ...refunds.map(({ at }) => at)].some((at) => businessDate(house, at) === date),
              )
              expect(taxes, `${where} taxes`).to.deep.equal(isQuiet ? [] : [row])
              expect(inCents(report.giftCards)).to.deep.equal({
                sold: 0,
                soldFor: 0n,
                voided: 0n,
                ...expected.giftCards,
              })
              expect(inCents(report.credit)).to.deep.equal({ added: 0n, taken: 0n, ...expected.credit })
              met.compared += 1
              const paidInCash = expected.tenders.find(({ tender }) => tender === 'cash')?.paid ?? 0n
              const { collected, owed, cancelled } = expected.cash
              if (collected + owed + cancelled !== paidInCash) met.cashOfOtherDays += 1n
              met.owed += owed
              met.collected += collected
              met.handedBack += expected.cash.handedBack
              met.credit += expected.credit.spent
              met.giftCards += expected.giftCards.spent
            }
          }
        }
        for (const [what, count] of Object.entries(met)) expect(Number(count), what).to.be.greaterThan(0)
      } finally {
        await store.close()
      }
    })
  })
}
