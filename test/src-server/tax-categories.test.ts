import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { byDiningOption, diningOptions } from '../../src-domain/dining-option/dining-option.ts'
import { minor } from '../../src-domain/money/minor.ts'
import { rateText } from '../../src-domain/money/rate.ts'
import { reportOfDay } from '../../src-domain/report/report-of-day.ts'
import { orderNoticeOf } from '../../src-server/kitchen/order-notice-of.ts'
import { mailedOrders, selectIds } from '../../src-server/mail/mailed-order.ts'
import { claimRefund } from '../../src-server/refund/claim-refund.ts'
import { dayRows } from '../../src-server/report/day-rows.ts'
import { openDatabase } from '../../src-server/store/open-database.ts'
import { openEdge } from '../builders/http-edge-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../builders/menu-builder.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aNonce,
  engines,
  eventually,
  openWorld,
  quick,
  type World,
} from '../builders/order-server-builder.ts'
import { aCode, aPromotion } from '../builders/promotion-builder.ts'
import { aRate } from '../builders/rate-builder.ts'
import { claimed } from '../builders/refund-builder.ts'
import { oracleTaxes } from '../oracles/tax-categories-oracle.ts'

const orders = Number(process.env['TAXED_ORDERS'] ?? 1_000)
const atOnce = 5
const percents = { own: '8.875', grocery: '1.5', book: '0', alcohol: '10.25' } as const
const rated = ['grocery', 'book', 'alcohol'] as const
const kinds = [undefined, ...rated, 'unrated'] as const
const fee = 199

const dishes = Array.from({ length: 20 }, (_, n) => ({
  id: `dish-${n}`,
  price: 7 + n * n * 13,
  category: kinds[n % kinds.length],
}))
const extra = { id: 'extra', price: 33 }
const menu = aMenu()
  .for(...diningOptions)
  .withGroup(
    aGroup('Dishes').of(
      ...dishes.map(({ id, price, category }) =>
        anItem(id)
          .costing(price)
          .with(category === undefined ? {} : { taxCategory: category })
          .asking(anOption('Extras').offering(anItem('Extra').costing(extra.price))),
      ),
    ),
  )
  .build()

const charges = {
  taxRate: aRate(percents.own),
  serviceFee: minor(fee),
  isServiceFeeTaxable: true,
  taxRates: rated.map((category) => ({ category, rate: aRate(percents[category]) })),
}
const locations = [
  { ...aLocationSetting(), charges: byDiningOption(() => ({ ...charges, showsTaxRates: true })) },
  {
    ...aLocationSetting({ id: 'loc-2', slug: 'all-in' }),
    charges: byDiningOption(() => ({ ...charges, taxIncluded: true })),
  },
]
const promotion = aPromotion({ id: 'amount', off: { _tag: 'Amount', amount: minor(1_001) } })

interface Line {
  readonly n: number
  readonly quantity: number
  readonly hasExtra: boolean
}

/** Pseudo-random and reproducible. */
function chance(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

function taxesOf(lines: readonly Line[], place: string, discount: bigint, taxedFees = BigInt(fee)) {
  return oracleTaxes({
    lines: lines.map(({ n, quantity, hasExtra }) => {
      const { price, category } = dishes[n] ?? { price: 0, category: undefined }
      return {
        unitPrice: BigInt(price + (hasExtra ? extra.price : 0)),
        quantity: BigInt(quantity),
        ...(category === undefined ? {} : { category }),
      }
    }),
    discount,
    taxedFees,
    ownPercent: percents.own,
    rates: rated.map((category) => ({ category, percent: percents[category] })),
    isIncluded: place === 'loc-2',
  })
}

function cents(amount: unknown): bigint {
  const [whole = '', fraction = ''] = String(amount).split('.')
  return BigInt(`${whole}${fraction.padEnd(2, '0')}`)
}

function orderOf(lines: readonly Line[], code = '') {
  return {
    items: lines.map(({ n, quantity, hasExtra }) => ({
      ...{ group: 'dishes', item: `dish-${n}`, notes: '', quantity },
      modifiers: hasExtra ? [{ option: 'extras', item: 'extra', modifiers: [] }] : [],
    })),
    ...{ orderType: 'pickup', code },
  }
}

for (const engine of engines()) {
  describe(`tax categories on ${engine.name}`, function () {
    this.timeout(60_000 + orders * 200)
    let world: World
    beforeEach(async () => {
      world = await openWorld(engine, {
        brands: [aBrandSeed({ menu, locations, promotions: [{ promotion, codes: [aCode('TEN')] }] })],
        timeouts: { ...quick, jobs: 30 },
      })
    })
    afterEach(() => world.close())
    after(() => engine.close())

    const edge = async () => {
      const { send } = await openEdge(world.server)
      return async (locationId: string, path: string, body: unknown): Promise<Readonly<Record<string, unknown>>> => {
        const answer = await send({ method: 'POST', path, headers: { Client: 'noodle-house', locationId }, body })
        if (answer._tag !== 'Answered' || answer.status !== 200) throw new Error(JSON.stringify(answer))
        return Object(answer.body)
      }
    }
    const bought = (locationId: string, lines: readonly Line[], code = '') => ({
      ...orderOf(lines, code),
      ...{ tip: 0, idempotencyKey: randomUUID(), cardNonce: aNonce() },
      guestInfo: { firstName: 'Gus', lastName: `${locationId} ${randomUUID()}` },
    })

    it(`PRICE-02, PRICE-12 the tax of ${orders} random orders is to the cent what the oracle says, with its parts`, async () => {
      const post = await edge()
      const below = chance(20_261_128)
      let discounted = 0
      const compareOne = async () => {
        const place = below(2) === 0 ? 'loc-1' : 'loc-2'
        const lines = Array.from({ length: 1 + below(6) }, () => ({
          ...{ n: below(dishes.length), quantity: 1 + below(3), hasExtra: below(3) === 0 },
        }))
        const code = below(2) === 0 ? 'TEN' : ''
        const answer = await post(place, '/order/check-price', orderOf(lines, code))
        const discounts: readonly Record<string, unknown>[] = Object(answer['appliedDiscounts'])
        const discount = discounts.reduce((sum, one) => sum + cents(one['amount']), 0n)
        if (discount > 0n) discounted += 1
        const expected = taxesOf(lines, place, discount)
        const tax = expected.reduce((sum, one) => sum + one.tax, 0n)
        const food = cents(answer['preDiscountPrice']) - discount
        expect(
          [cents(answer['taxAmount']), cents(answer['totalAmount'])],
          JSON.stringify({ lines, code }),
        ).to.deep.equal([tax, food + BigInt(fee) + (place === 'loc-1' ? tax : 0n)])
        if (place === 'loc-2') expect(answer).not.to.have.property('taxes')
        else {
          const shown: readonly Record<string, unknown>[] = Object(answer['taxes'])
          const own = expected.filter(({ base }) => base > 0n)
          expect(shown.map((one) => [one['rate'], cents(one['amount'])])).to.deep.equal(
            own.map((one) => [one.percent, one.tax]),
          )
        }
      }
      for (let done = 0; done < orders; done += atOnce) await Promise.all(Array.from({ length: atOnce }, compareOne))
      expect(discounted).to.be.greaterThan(orders / 4)
    })

    it('PRICE-12, CONF-05, V18 ticket, webhook, refunds and the end of the day have the tax of each rate', async () => {
      const post = await edge()
      const store = await openDatabase(world.choice)
      const all = [4, 1, 2, 3].map((n): Line => ({ n: n + 10, quantity: 2, hasExtra: n === 1 }))
      const [own, grocery, book, alcohol] = taxesOf(all, 'loc-1', 0n)
      if (own === undefined || grocery === undefined || book === undefined || alcohol === undefined) throw new Error()
      try {
        const ticket = await post('loc-1', '/order', bought('loc-1', all))
        const id = String(ticket['id'])
        const lines: readonly Record<string, unknown>[] = Object(ticket['taxes'])
        expect(lines.map((one) => [one['rate'], cents(one['amount'])])).to.deep.equal(
          [own, grocery, book, alcohol].map(({ percent, tax }) => [percent, tax]),
        )
        const [order] = await mailedOrders(store.db, selectIds([id]))
        if (order === undefined) throw new Error('no order')
        expect(
          orderNoticeOf(order).totals.taxes?.map(({ category, rate, cents: tax }) => [category, rateText(rate), tax]),
        ).to.deep.equal([own, grocery, book, alcohol].map((one) => [one.category, one.percent, Number(one.tax)]))

        const gateways = new Map([['sandbox', world.sandbox]])
        const back = async (position: number, quantity: number) =>
          claimed(
            await claimRefund({ db: store.db, gateways }, id, {
              ...{ cancels: false, reason: '', lines: [{ position, quantity }] },
            }),
          ).draft
        // The line of groceries, one piece, then the other.
        const leaves = (quantity: number) =>
          taxesOf(
            all.map((line, at) => (at === 1 ? { ...line, quantity } : line)),
            'loc-1',
            0n,
          )
        const groceryAt = (quantity: number) =>
          leaves(quantity).find(({ category }) => category === 'grocery')?.tax ?? 0n
        expect((await back(1, 1)).taxes?.map(({ category, tax }) => [category, tax])).to.deep.equal([
          ['grocery', Number(groceryAt(2) - groceryAt(1))],
        ])
        expect((await back(1, 1)).taxes?.map(({ category, tax }) => [category, tax])).to.deep.equal([
          ['grocery', Number(groceryAt(1))],
        ])
        await eventually(
          () => engine.rows('select state from refunds'),
          (rows) => rows.every(({ state }: { readonly state?: unknown }) => state === 'done'),
        )

        // Another order of the day has the own rate only.
        const plain = await post('loc-1', '/order', bought('loc-1', [{ n: 0, quantity: 1, hasExtra: false }]))
        const span = { from: 0, to: Date.UTC(2100, 0, 1) }
        const { rows } = await dayRows(
          store.db,
          { ...{ brandId: 'noodle-house', locationId: 'loc-1', currency: 'USD' }, ...span },
          world.clock.at,
        )
        const { taxes, sales, refunds } = reportOfDay(
          { ...{ date: '2026-06-10', today: '2026-06-10', currency: 'USD', leftOut: 0, readAt: 0 }, ...span },
          rows,
        )
        expect(
          taxes.map(({ rate, tax, refundedTax }) => [rate && rateText(rate), BigInt(tax), BigInt(refundedTax)]),
        ).to.deep.equal([
          ['10.25', alcohol.tax, 0n],
          ['8.875', own.tax + cents(plain['taxAmount']), 0n],
          ['1.5', grocery.tax, grocery.tax],
          ['0', 0n, 0n],
        ])
        const sumOf = (amount: (one: (typeof taxes)[number]) => number) =>
          taxes.reduce((sum, one) => sum + amount(one), 0)
        expect([sumOf(({ tax }) => tax), sumOf(({ refundedTax }) => refundedTax)]).to.deep.equal([
          sales.tax,
          refunds.tax,
        ])
        expect(sumOf(({ taxable }) => taxable)).to.equal(sales.net)
        expect(sumOf(({ refundedTaxable }) => refundedTaxable)).to.equal(refunds.sales)
      } finally {
        await store.close()
      }
    })
  })
}
