import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { byDiningOption, diningOptions } from '../../src-domain/dining-option/dining-option.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { minor } from '../../src-domain/money/minor.ts'
import { basisPoints } from '../../src-domain/money/percent.ts'
import type { LocationSettings } from '../../src-server/store/rows/location-settings.ts'
import { openEdge } from '../builders/http-edge-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../builders/menu-builder.ts'
import { aBrandSeed, aLocationSetting, aNonce, openWorld, pgliteEngine } from '../builders/order-server-builder.ts'
import { aPatron } from '../builders/patron-builder.ts'
import { aTownOfTwoStreets } from '../builders/place-builder.ts'
import { aCode, aPromotion } from '../builders/promotion-builder.ts'
import { aRate } from '../builders/rate-builder.ts'
import { type OracleOrder, oracleBill } from '../oracles/order-totals-oracle.ts'

const carts = Number(process.env['MONEY_CARTS'] ?? 10_000)
const atOnce = 5

/** Pseudo-random and reproducible; MONEY_SEED changes the seed. */
let state = Number(process.env['MONEY_SEED'] ?? 20_261_121)
function below(most: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * most)
}
function oneOf<A>(list: readonly A[]): A {
  const one = list[below(list.length)]
  if (one === undefined) throw new Error('nothing to choose from')
  return one
}

const prices = Array.from({ length: 40 }, (_, n) => (n < 10 ? n : 1 + below(n < 30 ? 3_000 : 90_000)))
const dishes = prices.map((price, n) => ({ id: `dish-${n}`, name: `Dish ${n}`, price }))

/** Modifiers of each dish, and their own modifiers, at most once each. */
const extras = Array.from({ length: 4 }, (_, n) => ({ id: `extra-${n}`, name: `Extra ${n}`, price: below(400) }))
const sauces = Array.from({ length: 3 }, (_, n) => ({ id: `sauce-${n}`, name: `Sauce ${n}`, price: below(150) }))
const sauceOption = anOption('Sauces').offering(...sauces.map(({ name, price }) => anItem(name).costing(price)))
const extraOption = anOption('Extras').offering(
  ...extras.map(({ name, price }) => anItem(name).costing(price).asking(sauceOption)),
)
const menu: Menu = aMenu()
  .for(...diningOptions)
  .withGroup(aGroup('Dishes').of(...dishes.map(({ name, price }) => anItem(name).costing(price).asking(extraOption))))
  .build()

function someOf<A>(list: readonly A[]): readonly A[] {
  return list.filter(() => below(3) === 0)
}
function chosenDish() {
  const dish = oneOf(dishes)
  const chosen = someOf(extras).map((extra) => ({ extra, inside: someOf(sauces) }))
  return {
    item: dish.id,
    modifiers: chosen.map(({ extra, inside }) => ({
      option: 'extras',
      item: extra.id,
      modifiers: inside.map(({ id }) => ({ option: 'sauces', item: id, modifiers: [] })),
    })),
    unitPrice: chosen
      .flatMap(({ extra, inside }) => [extra.price, ...inside.map(({ price }) => price)])
      .reduce((sum, price) => sum + BigInt(price), BigInt(dish.price)),
  }
}

const zoneFees = { near: 149, far: 399 } as const
const center = { lat: 40.7, long: -74 }
const deliveryZones = [
  {
    id: 'far',
    name: 'far',
    area: { _tag: 'Radius', center, miles: 5 },
    terms: { fee: minor(zoneFees.far), minimum: minor(0) },
  },
  {
    id: 'near',
    name: 'near',
    area: { _tag: 'Radius', center, miles: 1 },
    terms: { fee: minor(zoneFees.near), minimum: minor(0) },
  },
] as const
const door = { street2: '', city: 'New York', state: 'NY', zip: '10001', long: -74 }
const places = {
  near: { ...door, street1: '9 Elm Street', lat: 40.705 },
  far: { ...door, street1: '9 Oak Street', lat: 40.74 },
} as const

const rates = ['0', '0.01', '5', '8.25', '8.875', '10.25', '9.1875', '99.999999', '100', '0.049999', '8.0833']
const locations = rates.map((rate, n): LocationSettings => {
  const charges = {
    taxRate: aRate(rate),
    serviceFee: minor([0, 199, 333][n % 3] ?? 0),
    isServiceFeeTaxable: n % 2 === 0,
    taxIncluded: n % 5 > 2,
  }
  const made = aLocationSetting({ id: `loc-${n}`, slug: `place-${n}` })
  return { ...made, deliveryZones, charges: byDiningOption(() => charges) }
})

const shares = [1, 333, 1_250, 5_000, 10_000]
const amounts = [1, 499, 2_500, 1_000_000]
const promos = [
  ...shares.map((share) => ({
    code: `SHARE${share}`,
    part: { basisPoints: BigInt(share) },
    off: { _tag: 'Percent', rate: basisPoints(share) } as const,
  })),
  ...amounts.map((amount) => ({
    code: `AMOUNT${amount}`,
    part: { cents: BigInt(amount) },
    off: { _tag: 'Amount', amount: minor(amount) } as const,
  })),
]
const promotions = promos.map(({ code, off }) => ({
  promotion: aPromotion({ id: code.toLowerCase(), off }),
  codes: [aCode(code)],
}))

const balances = [0, 1, 799, 5_000, 10_000_000]
function cardNumber(n: number) {
  return `70000000000${n}`
}
const giftCards = balances.map((balance, n) => ({
  id: `gift-card-of-the-oracle-${n}`,
  number: cardNumber(n),
  balance: minor(balance),
  receiver: '',
  sender: '',
  message: '',
}))

const credits = [1, 650, 100_000]
const patrons = credits.map((credit, n) => ({
  patron: aPatron({ id: `patron-${n}`, email: `patron${n}@example.com` }),
  password: 'noodles',
  credit: minor(credit),
  cards: [],
}))

/** Wire amount to cents by text, without floats. */
function wireCents(amount: unknown): bigint {
  const [whole = '', fraction = ''] = String(amount).split('.')
  return BigInt(`${whole}${fraction.padEnd(2, '0')}`)
}

describe('What random carts cost over the wire', function () {
  this.timeout(120_000 + carts * 200)

  it(`PRICE-02, PRICE-11, PRICE-12, API-53 is to the cent what the oracle says of ${carts} of them`, async () => {
    const engine = pgliteEngine()
    const world = await openWorld(engine, {
      brands: [aBrandSeed({ menu, locations, promotions, giftCards, patrons, towns: [aTownOfTwoStreets] })],
    })
    try {
      const { send } = await openEdge(world.server)
      const post = async (
        path: string,
        body: unknown,
        headers: Readonly<Record<string, string>>,
      ): Promise<Record<string, unknown>> => {
        const answer = await send({ method: 'POST', path, headers: { Client: 'noodle-house', ...headers }, body })
        if (answer._tag !== 'Answered' || answer.status !== 200) throw new Error(JSON.stringify(answer))
        return Object(answer.body)
      }
      const tokens = await Promise.all(
        patrons.map(async ({ patron, password }) =>
          String((await post('/patron/sign-in', { account: patron.email, password }, {}))['token']),
        ),
      )
      const met = { promo: 0, capped: 0, credit: 0, card: 0, nothingLeft: 0, delivered: 0, nested: 0 }

      let tipped = 0

      const compareOne = async () => {
        const place = below(locations.length)
        const charges = locations[place]?.charges.pickup
        if (charges === undefined) throw new Error('no such place')
        const lines = Array.from({ length: 1 + below(8) }, () => ({
          ...chosenDish(),
          quantity: 1 + below(below(4) === 0 ? 99 : 3),
        }))
        const promo = below(2) === 0 ? undefined : oneOf(promos)
        const card = below(2) === 0 ? undefined : below(balances.length)
        const patron = below(3) === 0 ? below(credits.length) : undefined
        const to = below(3) === 0 ? oneOf(['near', 'far'] as const) : undefined
        const expected: OracleOrder = {
          lines: lines.map(({ unitPrice, quantity }) => ({ unitPrice, quantity: BigInt(quantity) })),
          fees: [
            {
              amount: BigInt(to === undefined ? charges.serviceFee : zoneFees[to]),
              isTaxable: charges.isServiceFeeTaxable,
            },
          ],
          taxPercent: rates[place] ?? '',
          taxIncluded: charges.taxIncluded === true,
          availableCredit: BigInt(patron === undefined ? 0 : (credits[patron] ?? 0)),
          giftCardBalance: BigInt(card === undefined ? 0 : (balances[card] ?? 0)),
          tip: { cents: 0n },
          ...(promo === undefined ? {} : { promo: promo.part }),
        }
        const used = oracleBill(expected)
        // Half a dollar below what credit and card can pay, for a processor's minimum.
        const useAtMost = used.credit + used.giftCard - 50n
        const isLess = useAtMost >= 0n && below(2) === 0
        const bill = isLess ? oracleBill({ ...expected, useAtMost }) : used
        const order = {
          items: lines.map(({ item, modifiers, quantity }) => ({
            group: 'dishes',
            item,
            modifiers,
            notes: '',
            quantity,
          })),
          ...(to === undefined ? { orderType: 'pickup' } : { orderType: 'delivery', deliveryInfo: places[to] }),
          code: promo?.code.toLowerCase() ?? '',
          ...(card === undefined ? {} : { giftCardNumber: cardNumber(card) }),
          ...(isLess ? { useAtMost: Number(useAtMost) / 100 } : {}),
        }
        const headers = {
          locationId: `loc-${place}`,
          ...(patron === undefined ? {} : { Authorization: `Bearer ${tokens[patron]}` }),
        }
        const isWanted = below(20) === 0
        const tip = below(2_000)
        const answer = await post('/order/check-price', order, headers)
        // Spending a balance would change it for later orders.
        const isPlaced = card === undefined && patron === undefined && answer['isValid'] === true && isWanted
        if (isPlaced && bill.totalAmount > 0n) {
          const ticket = await post(
            '/order',
            {
              ...order,
              idempotencyKey: randomUUID(),
              tip: tip / 100,
              cardNonce: aNonce(),
              guestInfo: { firstName: 'Gus', lastName: randomUUID() },
            },
            headers,
          )
          const { due } = oracleBill({ ...expected, tip: { cents: BigInt(tip) } })
          expect([wireCents(ticket['finalAmount']), wireCents(ticket['tip'])]).to.deep.equal([due, BigInt(tip)])
          tipped += 1
        }
        const discounts: readonly Record<string, unknown>[] = Object(answer['appliedDiscounts'])
        const seen = {
          subtotal: wireCents(answer['preDiscountPrice']),
          discount: discounts.reduce((sum, one) => sum + wireCents(one['amount']), 0n),
          fees: wireCents(answer['delivery']),
          tax: wireCents(answer['taxAmount']),
          credit: wireCents(answer['appliedCredit']),
          giftCard: wireCents(answer['appliedStoredValue']),
          totalAmount: wireCents(answer['totalAmount']),
        }
        const { tip: _, due: __, ...said } = bill
        expect(
          seen,
          JSON.stringify({
            items: lines.map(({ unitPrice: ___, ...one }) => one),
            promo: promo?.code,
            card,
            patron,
            place,
            to,
          }),
        ).to.deep.equal(said)
        if (bill.discount > 0n) met.promo += 1
        if (bill.discount === bill.subtotal && bill.subtotal > 0n) met.capped += 1
        if (bill.credit > 0n) met.credit += 1
        if (bill.giftCard > 0n) met.card += 1
        if (bill.totalAmount === 0n) met.nothingLeft += 1
        if (to !== undefined) met.delivered += 1
        if (lines.some(({ modifiers }) => modifiers.some((one) => one.modifiers.length > 0))) met.nested += 1
      }

      for (let done = 0; done < carts; done += atOnce) {
        await Promise.all(Array.from({ length: Math.min(atOnce, carts - done) }, compareOne))
      }
      expect(tipped).to.be.greaterThan(carts / 500)
      for (const count of Object.values(met)) expect(count, JSON.stringify(met)).to.be.greaterThan(carts / 50)
    } finally {
      await world.close()
      await engine.close()
    }
  })
})
