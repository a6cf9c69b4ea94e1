import { expect } from 'chai'
import type * as t from 'io-ts'
import { routes } from '../../../src-contract/routes.ts'
import { aCaller, orderOf, soup } from '../../bare-back-end/bare-caller.ts'
import { hasField, optionalFields, withoutField } from '../../builders/optional-fields.ts'
import { noon } from '../../builders/order-server-builder.ts'
import { settled } from '../drivers/held-clock.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import { newName, payByCash, until } from '../drivers/scenes.ts'
import { openTriedCheckout } from '../hostile-back-end/trials.ts'
import { independentBackEnd } from '../hostile-back-end/tried-houses.ts'
import { addLeekSoup, fromCartToPay, openBare, placeInCash } from './bare-scenes.ts'

/** Milliseconds for up to ninety orders. */
const timeout = 400_000
let visits = 0
/** Expires the page server's cache of an earlier visit. */
function later(): number {
  visits += 1
  return noon + visits * 60_000
}

async function toPay() {
  const page = await openBare(undefined, { now: later() })
  await addLeekSoup(page)
  return fromCartToPay(page)
}
async function confirmed(order: OpenPage) {
  await order.see.findByText('Your order is in the kitchen')
  order.close()
}
async function orderInCash() {
  return confirmed(await placeInCash(await toPay()))
}
async function orderAtCheckout() {
  return confirmed(await placeInCash(await openTriedCheckout(await independentBackEnd(), newName())))
}

async function withoutEach(on: string, codec: t.Mixed, needed: readonly string[], journey: () => Promise<void>) {
  const { backEnd } = await independentBackEnd()
  const answers: unknown[] = []
  const hear = (body: unknown) => {
    answers.push(body)
    return body
  }
  backEnd.misbehave({ on, wrong: { _tag: 'Change', change: hear } })
  await journey()
  backEnd.behave()
  const paths = optionalFields(codec).filter(
    (path) => !needed.includes(path.join('.')) && answers.some((answer) => hasField(answer, path)),
  )
  for (const path of paths) {
    const before = backEnd.orders().length
    backEnd.misbehave({ on, wrong: { _tag: 'Change', change: (body) => withoutField(body, path) } })
    await journey().catch((reason: unknown) => {
      throw new Error(`without ${path.join('.')}: ${String(reason)}`)
    })
    backEnd.behave()
    expect(backEnd.orders(), `without ${path.join('.')}`).to.have.length(before + 1)
  }
  return paths.length
}

describe('A back end that leaves out one field after the other', () => {
  afterEach(async () => (await independentBackEnd()).backEnd.behave())

  const dishes = ['menus', 'groups', 'items', 'menus.*.groups', 'groups.*.items']
  for (const [on, codec, needed, least, order] of [
    ['POST /locations', routes.locations.answers[200], [], 10, orderInCash],
    ['GET /menus', routes.menu.answers[200], dishes, 20, orderInCash],
    ['GET /upsells', routes.upsells.answers[200], [], 10, orderInCash],
    ['POST /order/validate', routes.validate.answers[200], [], 5, orderInCash],
    ['POST /order/check-price', routes.checkPrice.answers[200], [], 5, orderAtCheckout],
    ['POST /order/cash/', routes.placeByCash.answers[200], [], 10, orderAtCheckout],
  ] as const) {
    it(`API-13, CONF-01 of ${on}: an order is placed once and confirmed`, async () => {
      expect(await withoutEach(on, codec, needed, order)).to.be.at.least(least)
    }).timeout(timeout)
  }

  it('API-54, CHK-50, CONF-01 of GET /order/{id}/status: an order that is polled is confirmed', async () => {
    const journey = async () => {
      const house = await independentBackEnd()
      const { ordering } = house.rule({})
      const pay = await openTriedCheckout(house, newName(), { brand: { ordering: { ...ordering, polling: true } } })
      await payByCash(pay)
      await until(pay, () => expect(pay.network.callsTo('/v1/place-order')).to.have.length(1))
      const going = pay.leaving()
      let isGone = false
      void going.then(() => {
        isGone = true
      })
      while (!isGone) {
        await pay.clock.advance(3_000)
        await settled()
      }
      await confirmed(await pay.follow())
    }
    expect(await withoutEach('GET /order/{id}/status', routes.orderStatus.answers[200], [], journey)).to.be.at.least(10)
  }).timeout(timeout)

  it('API-55, CONF-01 of GET /order/{id}/tracking: a delivery is shown, and whatever else is told of it', async () => {
    const { backEnd } = await independentBackEnd()
    const ask = aCaller(backEnd.origin)
    const journey = async () => {
      const { body: ticket } = await ask('POST', '/order/cash/', { body: aDelivery() })
      const order = await openPage(`/order/${ticket.id}`, {
        house: await independentBackEnd(),
        now: later(),
        before: ({ network }) => network.answer(`/v1/order/${ticket.id}`, { status: 200, body: ticket }),
      })
      await order.see.findByText('Your order is being prepared')
      await until(order, () => expect(order.network.callsTo(`/v1/order/${ticket.id}/tracking`)).to.have.length(1))
      await order.see.findByRole('heading', { name: 'Delivery' })
      order.close()
    }
    expect(
      await withoutEach('GET /order/{id}/tracking', routes.orderTracking.answers[200], [], journey),
    ).to.be.at.least(5)
  }).timeout(timeout)
})

function aDelivery() {
  return {
    ...orderOf([{ ...soup, quantity: 2 }]),
    orderType: 'delivery',
    deliveryInfo: { street1: '12 Mill Lane', city: 'Portland', state: 'OR', zip: '97201', lat: 45.512, long: -122.682 },
    ...{ cart: [], locationId: 'P1', tip: 0, isCash: true },
    guestInfo: { firstName: 'Gus', lastName: 'Green', email: 'gus@example.com' },
    idempotencyKey: crypto.randomUUID(),
  }
}
