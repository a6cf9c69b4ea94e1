import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { aCaller, type Caller, orderOf, soup } from './bare-caller.ts'
import { without } from './misbehaviour.ts'
import { type BareBackEnd, startBareBackEnd } from './start-bare-back-end.ts'

describe('the bare back end', () => {
  let house: BareBackEnd
  let ask: Caller
  beforeEach(async () => {
    house = await startBareBackEnd({ clock: { now: () => Date.UTC(2026, 5, 10, 19, 0) } })
    ask = aCaller(house.origin)
  })
  afterEach(() => house.close())

  it('API-05 finds no fault with a visit that is what the contract says', async () => {
    const places = await ask('POST', '/locations', { body: { diningOption: 'pickup', lat: 45.5, long: -122.6 } })
    expect(places.body.map(({ slug }: { slug: string }) => slug)).to.have.members(['mill', 'quay'])
    await ask('GET', '/menus?orderType=pickup')
    await ask('GET', '/menus?orderType=pickup&menuType=packing')
    await ask('GET', '/upsells?orderType=pickup')
    await ask('POST', '/order/validate', { body: orderOf([soup]) })
    await ask('POST', '/order/check-price', { body: orderOf([soup]) })
    const placed = await ask('POST', '/order/cash/', { body: aPlacing() })
    expect(placed.status).to.equal(200)
    expect(placed.body.id).to.match(/^A\d\d$/)
    expect(house.departures()).to.deep.equal([])
    expect(house.probes()).to.deep.equal([])
  })

  for (const [what, call, line] of [
    ['a missing header', { headers: { SessionId: undefined } }, 'header SessionId is missing'],
    ['another system', { headers: { OS: 'Android' } }, 'header OS is "Android"'],
    ['a header of its own', { headers: { 'x-own': '1' } }, 'header x-own is not of the contract'],
    [
      'a token without its scheme',
      { headers: { authorization: 't1' } },
      'header authorization is not Bearer and a token',
    ],
    ['no restaurant', { headers: { locationId: undefined } }, 'header locationId is missing'],
    ['a field of its own', { body: { ...orderOf([soup]), mood: 'hungry' } }, 'body: mood is not of the contract'],
    [
      'a field of its own inside',
      { body: orderOf([{ ...soup, size: 1 }]) },
      'body: items[0].size is not of the contract',
    ],
    ['a wrong type', { body: orderOf([{ ...soup, quantity: '1' }]) }, 'body: items.quantity is "1"'],
    ['a missing field', { body: { items: [soup] } }, 'body: orderType is missing'],
  ] as const) {
    it(`writes down ${what}`, async () => {
      await ask('POST', '/order/check-price', { body: orderOf([soup]), ...call })
      expect(house.departures()).to.deep.equal([`POST /order/check-price: ${line}`])
    })
  }

  it('writes down a query of its own, and a value that no query has', async () => {
    await ask('GET', '/menus?orderType=pickup&sort=price')
    await ask('GET', '/menus?orderType=breakfast')
    expect(house.departures()).to.deep.equal([
      'GET /menus: query: sort is not of the contract',
      'GET /menus: query: orderType is "breakfast"',
    ])
  })

  it('answers an addition as a plain server would, and keeps it apart', async () => {
    expect((await ask('POST', '/human-check', { body: {} })).status).to.equal(404)
    const wrongMethod = await ask('POST', '/address', { body: { street1: '1 A' } })
    expect([wrongMethod.status, wrongMethod.headers.get('allow')]).to.deep.equal([405, 'GET'])
    await ask('POST', '/order/cash/', { body: { ...aPlacing(), expectedTotal: 7.02 } })
    expect(house.departures()).to.deep.equal([])
    expect(house.probes()).to.deep.equal([
      'POST /v1/human-check',
      'POST /v1/address',
      'POST /order/cash/: body: expectedTotal is not of the contract',
    ])
    expect(house.orders()).to.have.length(1)
  })

  it('API-59 takes one order for one key, however often it comes', async () => {
    const first = await ask('POST', '/order/cash/', { body: aPlacing() })
    const again = await ask('POST', '/order/cash/', { body: aPlacing() })
    expect(again.body).to.deep.equal(first.body)
    expect(house.orders()).to.have.length(1)
    const another = await ask('POST', '/order/cash/', { body: { ...aPlacing(), items: [{ ...soup, quantity: 2 }] } })
    expect(another.status).to.equal(409)
  })

  it('CHK-48 says that a polled order is on its way, and then that it is done', async () => {
    await ask('POST', '/place-order', { body: aPlacing() })
    const status = async () => (await ask('GET', `/order/${aPlacing().idempotencyKey}/status`)).body
    expect(await status()).to.deep.equal({ status: 'Order Received', statusCode: 202 })
    const done = await status()
    expect([done.status, done.statusCode, done.order.id]).to.deep.equal(['Order Process Completed', 200, 'A17'])
  })

  it('UPS-04 tells of upsells without menus', async () => {
    expect(Object.keys((await ask('GET', '/upsells')).body)).to.deep.equal(['groups', 'items', 'options'])
  })

  it('SCHED-04 offers quarters of an hour of the restaurant, and takes an order for one', async () => {
    const days = (await ask('GET', '/locations/schedule?orderType=pickup')).body
    expect(days[0]).to.deep.equal({ unixTimestamp: 1781074800, dayOfWeek: 'Wed', pretty: 'Wed, 6/10/2026' })
    const times = (await ask('GET', `/locations/schedule-dates/${days[1].unixTimestamp}?orderType=pickup`)).body
    expect(times[0]).to.deep.equal({ unixTimestamp: 1781197200, formatted: '10:00 AM', isAvailable: true })
    const order = { ...orderOf([soup]), scheduledAt: times[0].unixTimestamp }
    expect((await ask('POST', '/order/validate', { body: order })).body.isValid).to.equal(true)
    const full = { ...order, scheduledAt: times[3].unixTimestamp }
    expect((await ask('POST', '/order/validate', { body: full })).body.reason).to.equal('invalid-scheduledAt')
  })

  it('ACCT-26 knows who is there, and what they may', async () => {
    const ann = await ask('POST', '/patron/sign-in', { body: { account: 'ann@example.com', password: 'soup for ann' } })
    const authorization = `Bearer ${ann.body.token}`
    expect((await ask('GET', '/cards', { headers: { authorization } })).body[0].last4).to.equal('4242')
    expect((await ask('GET', '/cards', { headers: { authorization: 'Bearer t0' } })).status).to.equal(401)
    const sid = await ask('POST', '/patron/sign-in', { body: { account: 'sid@example.com', password: 'soup for sid' } })
    expect(sid.status).to.equal(422)
    const aCart = { items: [aLine], location: { id: 'P1', slug: 'mill' }, orderType: 'pickup' }
    expect((await ask('POST', '/cart', { body: aCart, headers: { authorization } })).status).to.equal(403)
    expect(house.departures()).to.deep.equal([])
  })

  it('refuses what it cannot cook or carry, in the words of the contract', async () => {
    const reason = async (order: object) => (await ask('POST', '/order/validate', { body: order })).body.reason
    expect(await reason(orderOf([{ ...soup, modifiers: [] }]))).to.equal('items')
    expect(await reason({ ...orderOf([soup]), orderType: 'delivery', deliveryInfo: far })).to.equal('delivery-radius')
    expect(await reason({ ...orderOf([soup]), orderType: 'delivery', deliveryInfo: near })).to.equal('order-minimum')
    expect(await reason({ ...orderOf([soup]), orderType: 'kiosk' })).to.equal('table')
    expect(await reason(orderOf([soup]))).to.equal(null)
  })

  describe('that misbehaves', () => {
    const on = 'POST /order/cash/'
    const placing = () => ask('POST', '/order/cash/', { body: aPlacing() })

    it('is slow', async () => {
      house.misbehave({ on, wrong: { _tag: 'Slow', milliseconds: 60 } })
      const began = performance.now()
      expect((await placing()).status).to.equal(200)
      expect(performance.now() - began).to.be.greaterThan(50)
    })

    for (const [at, orders] of [
      ['before', 0],
      ['after', 1],
    ] as const) {
      it(`cuts the connection ${at} it accepted`, async () => {
        house.misbehave({ on, wrong: { _tag: 'Drop', at } })
        expect(await placing().then(Object, () => 'lost')).to.equal('lost')
        expect(house.orders()).to.have.length(orders)
      })

      it(`never answers, ${at} it accepted`, async () => {
        house.misbehave({ on, wrong: { _tag: 'Hang', at } })
        const timeout = new AbortController()
        const answer = ask('POST', '/order/cash/', { body: aPlacing(), signal: timeout.signal })
        while (house.calls().length === 0) await sleep(5)
        timeout.abort()
        expect(await answer.then(Object, () => 'lost')).to.equal('lost')
        expect(house.orders()).to.have.length(orders)
      })

      it(`says an error ${at} it accepted`, async () => {
        house.misbehave({ on, wrong: { _tag: 'Refuse', at, status: 503, message: 'Closed for repair' } })
        const answer = await placing()
        expect([answer.status, answer.body]).to.deep.equal([503, { message: 'Closed for repair' }])
        expect(house.orders()).to.have.length(orders)
      })
    }

    it('says an error without a text', async () => {
      house.misbehave({ on, wrong: { _tag: 'Refuse', at: 'before', status: 400 } })
      const answer = await placing()
      expect([answer.status, answer.body]).to.deep.equal([400, undefined])
    })

    it('leaves out fields, changes words, and sends what is no JSON', async () => {
      house.misbehave({ on, wrong: { _tag: 'Change', change: without('displayNumber') }, times: 1 })
      expect((await placing()).body).not.to.have.property('displayNumber')
      house.misbehave({ on, wrong: { _tag: 'Change', change: () => ['what?'] }, times: 1 })
      expect((await placing()).body).to.deep.equal(['what?'])
      house.misbehave({ on, wrong: { _tag: 'Garble' } })
      expect((await placing()).body).to.equal('<html>Back soon</html>')
    })

    it('does so as often as it was told, to no other call, and stops when it is told', async () => {
      house.misbehave({ on, wrong: { _tag: 'Drop', at: 'before' }, times: 2 })
      expect((await ask('GET', '/upsells')).status).to.equal(200)
      for (const _ of [1, 2]) expect(await placing().then(Object, () => 'lost')).to.equal('lost')
      expect((await placing()).status).to.equal(200)
      house.misbehave({ on, wrong: { _tag: 'Drop', at: 'before' } })
      house.behave()
      expect((await placing()).status).to.equal(200)
    })
  })
})

const near = { street1: '12 Mill Lane', city: 'Portland', state: 'OR', zip: '97201', lat: 45.512, long: -122.682 }
const far = { ...near, lat: 45.48, long: -122.4 }
const aLine = {
  group: 'g1',
  item: { id: 'i2' },
  modifications: [],
  name: 'Leek soup',
  price: 5,
  quantity: 1,
  notes: '',
}

function aPlacing() {
  return {
    ...orderOf([soup]),
    guestInfo: { firstName: 'Gus', lastName: 'Green', email: 'gus@example.com' },
    cart: [],
    idempotencyKey: '3f0c1f2e-6f63-4f0e-9d3a-0a1b2c3d4e5f',
    isCash: true,
    locationId: 'P1',
    tip: 0,
  }
}
