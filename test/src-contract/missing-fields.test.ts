import { expect } from 'chai'
import { isRight } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { routes } from '../../src-contract/routes.ts'
import { aCaller, orderOf, soup } from '../bare-back-end/bare-caller.ts'
import { type BareBackEnd, startBareBackEnd } from '../bare-back-end/start-bare-back-end.ts'
import { hasField, optionalFields, withNull, withoutField } from '../builders/optional-fields.ts'

const noon = Date.UTC(2026, 5, 10, 19, 0)
const near = { street1: '12 Mill Lane', city: 'Portland', state: 'OR', zip: '97201', lat: 45.512, long: -122.682 }

/** Calls of a journey in order, with their response codecs. */
async function answersOf(house: BareBackEnd) {
  const ask = aCaller(house.origin)
  const order = orderOf([{ ...soup, quantity: 2 }])
  const placing = {
    ...{ ...order, orderType: 'delivery', deliveryInfo: near, cart: [], locationId: 'P1', tip: 0, isCash: true },
    guestInfo: { firstName: 'Gus', lastName: 'Green', email: 'gus@example.com' },
    idempotencyKey: '3f0c1f2e-6f63-4f0e-9d3a-0a1b2c3d4e5f',
  }
  const placed = await ask('POST', '/order/cash/', { body: placing })
  return [
    ['locations', routes.locations, await ask('POST', '/locations', { body: { diningOption: 'pickup', ...point } })],
    ['menu', routes.menu, await ask('GET', '/menus?orderType=pickup')],
    ['upsells', routes.upsells, await ask('GET', '/upsells?orderType=pickup')],
    ['validate', routes.validate, await ask('POST', '/order/validate', { body: order })],
    ['checkPrice', routes.checkPrice, await ask('POST', '/order/check-price', { body: order })],
    ['ticket', routes.placeByCash, placed],
    ['status', routes.orderStatus, await ask('GET', `/order/${placing.idempotencyKey}/status`)],
    ['tracking', routes.orderTracking, await ask('GET', `/order/${placed.body.id}/tracking?orderType=delivery`)],
  ] as const
}
const point = { lat: 45.5, long: -122.6 }

/** Counts entries of lists directly in a response, so none is dropped for a missing field. */
function entriesIn(value: unknown): number {
  return (Array.isArray(value) ? [value] : Object.values(Object(value))).reduce<number>(
    (sum, one) => sum + (Array.isArray(one) ? one.length : one instanceof Map ? one.size : 0),
    0,
  )
}

describe('answers of a back end that leaves out what it may', () => {
  let house: BareBackEnd
  before(async () => {
    house = await startBareBackEnd({ clock: { now: () => noon } })
  })
  after(() => house.close())

  for (const [how, changed] of [
    ['missing', withoutField],
    ['null', withNull],
  ] as const) {
    it(`API-13, API-43, API-50, API-51, API-52, API-55 are read with each optional field ${how} in turn, and lose no entry for it`, async () => {
      let tried = 0
      for (const [name, route, { status, body }] of await answersOf(house)) {
        const codec: t.Mixed = route.answers[200]
        const whole = codec.decode(body)
        if (status !== 200 || !isRight(whole)) throw new Error(`${name} is not answered`)
        for (const path of optionalFields(codec).filter((one) => hasField(body, one))) {
          tried += 1
          const what = `${name}: ${path.join('.')}`
          const seen = codec.decode(changed(body, path))
          expect(isRight(seen), what).to.equal(true)
          // A removed list has no entries.
          if (isRight(seen) && path.length > 1) expect(entriesIn(seen.right), what).to.equal(entriesIn(whole.right))
        }
      }
      expect(tried).to.be.greaterThan(60)
    })
  }
})
