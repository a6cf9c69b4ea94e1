import { expect } from 'chai'
import { right } from 'fp-ts/lib/Either.js'
import { giftCardReader } from '../../../src-adapters/order-server/gift-card-reader.ts'
import { locationGateway } from '../../../src-adapters/order-server/location-gateway.ts'
import { menuGateway } from '../../../src-adapters/order-server/menu-gateway.ts'
import { orderGateway } from '../../../src-adapters/order-server/order-gateway.ts'
import type { OrderServerNeeds } from '../../../src-adapters/order-server/order-server-needs.ts'
import { patronGateway } from '../../../src-adapters/order-server/patron-gateway.ts'
import { tableGateway } from '../../../src-adapters/order-server/table-gateway.ts'
import { trackingGateway } from '../../../src-adapters/order-server/tracking-gateway.ts'
import { upsellGateway } from '../../../src-adapters/order-server/upsell-gateway.ts'
import { normalisedFailure } from '../../../src-domain/call/normalised-failure.ts'
import type { JsonAnswer, JsonRequest } from '../../../src-domain/call/send-json.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { Instrument, Placement } from '../../../src-domain/placement/order-gateway.ts'
import { aFullOrder, aKey, anOrder } from '../../builders/order-builder.ts'

function answered(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): JsonAnswer {
  return {
    _tag: 'Answered',
    status,
    body,
    headers,
  }
}

/** Answers in turn, repeats the last, and records the requests. */
function aServer(...answers: readonly JsonAnswer[]) {
  const asked: JsonRequest[] = []
  const alerts: (string | undefined)[] = []
  const reports: string[] = []
  const needs: OrderServerNeeds = {
    send: async (request) => {
      asked.push(request)
      return answers[Math.min(asked.length, answers.length) - 1] ?? { _tag: 'NoResponse' }
    },
    brandId: 'noodle-house',
    currency: 'USD',
    sessionId: 'visit-1',
    locationId: () => undefined,
    token: () => undefined,
    onUnavailable: (message) => alerts.push(message),
    report: (what) => reports.push(what),
  }
  return { needs, asked, alerts, reports }
}

const wireTicket = {
  id: 'order-1',
  displayNumber: '7',
  orderType: 'pickup',
  finalAmount: 21.65,
  location: { id: 'location-1', name: 'Downtown', slug: 'downtown' },
  orderDate: '2026-01-01T00:00:00Z',
}
const card: Instrument = { _tag: 'Nonce', nonce: 'nonce-1' }

function aPlacement(fields: Partial<Placement> = {}): Placement {
  return {
    order: aFullOrder(),
    guest: { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' },
    instrument: card,
    tip: minor(350),
    expectedTotal: minor(2_515),
    polling: false,
    ...fields,
  }
}

describe('gateways to the order server', () => {
  it('API-40, TABLE-06 a table is checked by its number at its location, and anything but a verdict is not understood', async () => {
    const verdicts = [{ isValid: true, table: { id: 't-7' }, message: null }, { isValid: 'yes' }]
    const { needs, asked } = aServer(...verdicts.map((verdict) => answered(200, verdict)))
    const tables = tableGateway(needs)
    expect(await tables.check('location-1', '7')).to.deep.equal(right({ isValid: true, table: { id: 't-7' } }))
    expect(asked[0]).to.deep.include({ method: 'POST', path: '/tables/validate', body: { tableNumber: '7' } })
    expect(asked[0]?.headers).to.include({ locationId: 'location-1' })
    expect(await tables.check('location-1', '7')).to.deep.include({ _tag: 'Left' })
  })

  it('API-47, UPS-04 upsells are asked for a location and an order type, and one bad entry is left out', async () => {
    const body = { groups: { last: { id: 'last', name: 'Last', items: ['tea'] }, bad: { id: 7 } } }
    const { needs, asked, reports } = aServer(answered(200, body))
    const answer = await upsellGateway(needs).upsells('location-1', 'kiosk')
    expect(asked[0]).to.deep.include({ method: 'GET', path: '/upsells', query: { orderType: 'kiosk' } })
    expect(asked[0]?.headers).to.include({ locationId: 'location-1' })
    expect(answer._tag === 'Right' ? [...answer.right.groups.keys()] : answer).to.deep.equal(['last'])
    expect(reports).to.have.length(1)
  })

  it('API-05, SHELL-42 every call names brand, system, visit and version', async () => {
    const { needs, asked } = aServer(answered(200, []))
    await locationGateway(needs).locations({ slugs: ['downtown'] })
    expect(asked[0]?.headers).to.deep.equal({
      Client: 'noodle-house',
      OS: 'Web',
      SessionId: 'visit-1',
      Version: '2.51.5',
    })
    await locationGateway({ ...needs, platform: 'marketplace' }).locations({ slugs: [] })
    expect(asked[1]?.headers).to.have.property('platform', 'marketplace')
  })

  it('API-06, API-07 location and token are sent when known', async () => {
    const { needs, asked } = aServer(answered(200, { menus: {} }))
    const known = { ...needs, locationId: () => 'location-9', token: () => 'secret' }
    await patronGateway(known).patron()
    expect(asked[0]?.headers).to.deep.include({ locationId: 'location-9', authorization: 'Bearer secret' })
    await menuGateway(known).menu({ locationId: 'location-1', orderType: 'pickup' })
    expect(asked[1]?.headers).to.have.property('locationId', 'location-1')
  })

  it('API-08 device attribution goes with a placing call and with no other', async () => {
    const { needs, asked } = aServer(answered(200, wireTicket))
    const orders = orderGateway({ ...needs, attribution: () => ({ advertisingId: 'a-1' }) })
    await orders.place(aPlacement())
    await orders.validate(anOrder())
    expect(asked.map(({ headers }) => headers?.['advertisingId'])).to.deep.equal(['a-1', undefined])
  })

  it('CHK-22 a placing call says in which language its customer reads, and no other call does', async () => {
    const { needs, asked } = aServer(answered(200, wireTicket))
    const orders = orderGateway({ ...needs, language: 'es' })
    await orders.place(aPlacement())
    await orders.validate(anOrder())
    expect(asked.map(({ headers }) => headers?.['Accept-Language'])).to.deep.equal(['es', undefined])
  })

  it('API-09 an error with an answer keeps its message, its raw body and its status, an HTML page is no message', async () => {
    const bodies = [
      { message: 'Closed', code: 'closed', reason: 'pickup-closed' },
      'Plain words',
      '<html>502</html>',
      { error: 1 },
      null,
    ]
    const { needs } = aServer(...bodies.map((body) => answered(400, body)))
    const seen: unknown[] = []
    for (const _ of bodies) seen.push(await orderGateway(needs).checkPrice(anOrder()))
    const refused = { _tag: 'Refused', status: 400 }
    expect(seen.map((one) => (one as { left: unknown }).left)).to.deep.equal([
      { ...refused, message: 'Closed', code: 'closed', reason: 'pickup-closed', body: bodies[0] },
      { ...refused, message: 'Plain words', body: 'Plain words' },
      { ...refused, body: '<html>502</html>' },
      { ...refused, body: { error: 1 } },
      { ...refused, body: null },
    ])
    const body = { message: 'Closed', detail: 7 }
    expect(normalisedFailure({ _tag: 'Refused', status: 400, message: 'Closed', body })).to.deep.equal({
      status: 400,
      message: 'Closed',
      body,
    })
  })

  it('CART-17, API-51 an unknown key is certain only where the back end promises to act in time', async () => {
    const keepsTime = async (body: unknown) => {
      const outcome = await orderGateway(aServer(answered(404, body)).needs).status(aKey(1))
      return outcome._tag === 'Left' && outcome.left._tag === 'UnknownOrder' ? outcome.left.keepsTime : outcome
    }
    const error = { message: 'No such order', code: 'unknown_order' }
    expect(await keepsTime({ ...error, claimsWithin: 20 })).to.equal(true)
    expect(await keepsTime({ ...error, claimsWithin: 5 })).to.equal(true)
    for (const body of [error, { ...error, claimsWithin: 21 }, { claimsWithin: 'soon' }, '<html>', undefined]) {
      expect(await keepsTime(body), JSON.stringify(body)).to.equal(false)
    }
  })

  it('API-10, API-11 no answer is 408 with its type, any other failure is its message with status 0', async () => {
    const { needs } = aServer({ _tag: 'NoResponse' }, { _tag: 'NotSent', detail: 'offline' })
    const orders = orderGateway(needs)
    expect(await orders.status(aKey(1))).to.deep.equal({ _tag: 'Left', left: { _tag: 'NoResponse' } })
    expect(await orders.status(aKey(1))).to.deep.equal({ _tag: 'Left', left: { _tag: 'NotSent', detail: 'offline' } })
    expect(normalisedFailure({ _tag: 'NoResponse' })).to.deep.equal({
      message: 'No Response Received',
      status: 408,
      type: 'timeout',
    })
    expect(normalisedFailure({ _tag: 'NotSent', detail: 'offline' })).to.deep.equal({ message: 'offline', status: 0 })
  })

  it('SHELL-34 a 503 from any call raises the alert with its message, and no other status does', async () => {
    const { needs, alerts } = aServer(
      answered(503, { message: 'Back at noon' }),
      answered(503, 'Back at one'),
      answered(503, ''),
      answered(503, { message: 'Soon' }),
      answered(500, { message: 'No' }),
    )
    await locationGateway(needs).locations({ slugs: [] })
    await menuGateway(needs).menu({ locationId: 'l', orderType: 'pickup' })
    await orderGateway(needs).place(aPlacement())
    await patronGateway(needs).signIn('a', 'b')
    await orderGateway(needs).checkPrice(anOrder())
    expect(alerts).to.deep.equal(['Back at noon', 'Back at one', undefined, 'Soon'])
  })

  it('C5 a read comes back when the server says, once, never sooner and never after long; nothing else is sent again', async () => {
    const asks = async (header: string, ask: (needs: OrderServerNeeds) => Promise<unknown>) => {
      const { needs, asked, alerts } = aServer(answered(503, { message: 'Soon' }, { 'retry-after': header }))
      const waits: number[] = []
      const failed = await ask({
        ...needs,
        pause: { wait: async (milliseconds) => void waits.push(milliseconds) },
      })
      return [
        asked.length,
        waits,
        alerts.length,
        Reflect.get(Object(Reflect.get(Object(failed), 'left')), 'comeBackIn'),
      ]
    }
    const read = (needs: OrderServerNeeds) => menuGateway(needs).menu({ locationId: 'l', orderType: 'pickup' })
    expect(await asks('5', read)).to.deep.equal([2, [5_000], 2, 5_000])
    expect(await asks('10', read)).to.deep.equal([2, [10_000], 2, 10_000])
    expect(await asks('11', read)).to.deep.equal([1, [], 1, 11_000])
    for (const odd of ['', '-1', 'soon', 'Wed, 21 Oct 2026 07:28:00 GMT'])
      expect(await asks(odd, read), odd).to.deep.equal([1, [], 1, undefined])
    expect(await asks('5', (needs) => orderGateway(needs).place(aPlacement()))).to.deep.equal([1, [], 1, 5_000])
  })

  it('API-46 a menu is asked once in full for each location and type, then by its ETag', async () => {
    const menu = { items: { tea: { id: 'tea', name: 'Tea', price: 3 } } }
    const { needs, asked } = aServer(
      answered(200, menu, { etag: '"v1"' }),
      answered(304, undefined),
      answered(200, menu, { etag: '"d1"' }),
      answered(200, { items: {} }, { etag: '"v2"' }),
      answered(304, undefined),
    )
    const menus = menuGateway(needs)
    const count = async (orderType: 'pickup' | 'delivery') => {
      const answer = await menus.menu({ locationId: 'l', orderType })
      return answer._tag === 'Right' ? answer.right.items.size : answer.left
    }
    expect([
      await count('pickup'),
      await count('pickup'),
      await count('delivery'),
      await count('pickup'),
      await count('pickup'),
    ]).to.deep.equal([1, 1, 1, 0, 0])
    expect(asked.map(({ headers }) => headers?.['if-none-match'])).to.deep.equal([
      undefined,
      '"v1"',
      undefined,
      '"v1"',
      '"v2"',
    ])
    expect(asked[2]?.query).to.deep.equal({ orderType: 'delivery' })
    await menus.menu({ locationId: 'l', orderType: 'pickup', menuType: 'packing' })
    expect(asked[5]?.query).to.deep.equal({ orderType: 'pickup', menuType: 'packing' })
    expect(asked[5]?.headers).to.not.have.property('if-none-match')
  })

  it('API-46, MENU-16 a menu of another time is held by its version, so that all times of one list share one menu', async () => {
    const menuOf = (id: string) => ({ items: { [id]: { id, name: id, price: 3 } } })
    const { needs, asked } = aServer(
      answered(200, menuOf('dinner'), { etag: '"d"' }),
      answered(200, menuOf('eggs'), { etag: '"b"' }),
      answered(304, undefined, { etag: 'W/"b"' }),
      answered(304, undefined, { etag: '"d"' }),
      answered(304, undefined),
      answered(200, menuOf('lunch'), { etag: '"l"' }),
    )
    const menus = menuGateway(needs)
    const at = async (time?: number) => {
      const answer = await menus.menu({
        locationId: 'l',
        orderType: 'pickup',
        ...(time === undefined ? {} : { at: time }),
      })
      if (answer._tag === 'Left') throw new Error('no menu')
      return answer.right
    }
    const [now, eight, nine, evening] = [await at(), await at(8), await at(9), await at(20)]
    expect([...eight.items.keys()]).to.deep.equal(['eggs'])
    expect([nine === eight, evening === now]).to.deep.equal([true, true])
    expect(asked.map(({ query }) => query?.['at'])).to.deep.equal([undefined, '8', '9', '20'])
    expect(asked.map(({ headers }) => headers?.['if-none-match'])).to.deep.equal([
      undefined,
      '"d"',
      '"d", "b"',
      '"d", "b"',
    ])
    // A 304 without an ETag is ambiguous, so the gateway asks again.
    expect([...(await at(12)).items.keys()]).to.deep.equal(['lunch'])
  })

  it('MENU-16, UPS-04 a back end that refuses a time is asked for what it has now, and no more with one', async () => {
    const refusal = answered(400, { message: 'no such field' })
    const { needs, asked } = aServer(
      refusal,
      answered(200, { items: {} }),
      answered(200, { items: {} }),
      refusal,
      answered(200, { items: {} }),
    )
    const visit = { ...needs, absent: new Set<string>() }
    const menus = menuGateway(visit)
    for (const at of [8, 9]) await menus.menu({ locationId: 'l', orderType: 'pickup', at })
    await upsellGateway(visit).upsells('l', 'pickup', 8)
    expect(asked.map(({ path, query }) => [path, query?.['at']])).to.deep.equal([
      ['/menus', '8'],
      ['/menus', undefined],
      ['/menus', undefined],
      ['/upsells', '8'],
      ['/upsells', undefined],
    ])
  })

  it('API-13 a bad entry of a menu is left out and reported, a menu that is none is a failure', async () => {
    const { needs, reports } = aServer(
      answered(200, { items: { a: { id: 'a' }, b: { id: 'b', name: 'B', price: 1 } } }),
      answered(200, []),
    )
    const menus = menuGateway(needs)
    const menu = await menus.menu({ locationId: 'l', orderType: 'pickup' })
    expect(menu._tag === 'Right' && [...menu.right.items.keys()]).to.deep.equal(['b'])
    expect(reports[0]).to.include('items.a.name')
    const none = await menus.menu({ locationId: 'l', orderType: 'pickup' })
    expect(none).to.have.nested.property('left._tag', 'NotUnderstood')
    expect(reports).to.have.length(2)
  })

  it('API-33 a gift card is asked for by its id, with the header of that call and no other with it', async () => {
    const body = { cardNumber: '1111222233334444', amount: 20 }
    const { needs, asked } = aServer(answered(200, body), answered(200, []))
    expect(await giftCardReader(needs).card('card 7')).to.have.nested.property('right.amount', 2_000)
    expect([asked[0]?.method, asked[0]?.path]).to.deep.equal(['GET', '/stored-value-cards/card%207'])
    await locationGateway(needs).locations({ slugs: [] })
    expect(asked.map(({ headers }) => headers?.['lb-version'])).to.deep.equal(['ec2', undefined])
  })

  it('API-43, API-30 locations are searched by body, credentials by the location header', async () => {
    const { needs, asked } = aServer(answered(200, []), answered(200, { publicKey: 'pk_1', secret: 'sk_1' }))
    await locationGateway(needs).locations({ near: { lat: 40.7, long: -74 }, diningOption: 'delivery' })
    expect([asked[0]?.method, asked[0]?.path, asked[0]?.body]).to.deep.equal([
      'POST',
      '/locations',
      { lat: 40.7, long: -74, diningOption: 'delivery' },
    ])
    const keys = await locationGateway(needs).credentials('location-1')
    expect(keys).to.deep.equal({ _tag: 'Right', right: { publicKey: 'pk_1' } })
    expect([asked[1]?.path, asked[1]?.headers?.['locationId']]).to.deep.equal(['/location/credentials', 'location-1'])
  })

  it('API-14, ACCT-26 sign-in hands over the patron, the message of a refusal, or the password update', async () => {
    const patron = { id: 'p', firstName: 'Ana', lastName: 'Diaz', token: 'tok' }
    const { needs, asked } = aServer(
      answered(200, patron),
      answered(401, { message: 'Wrong' }),
      answered(422, { message: 'New password', email: 'a@b', token: 'once', code: 'x' }),
      answered(422, {}),
      answered(200, { ...patron, token: null }),
    )
    const sign = () => patronGateway(needs).signIn('a@b', 'secret')
    expect(await sign()).to.have.nested.property('right.token', 'tok')
    expect(asked[0]).to.deep.include({ path: '/patron/sign-in', body: { account: 'a@b', password: 'secret' } })
    expect(await sign()).to.have.nested.property('left.message', 'Wrong')
    expect(await sign()).to.deep.equal({
      _tag: 'Left',
      left: { _tag: 'PasswordUpdateDue', email: 'a@b', token: 'once' },
    })
    expect(await sign()).to.have.nested.property('left.status', 422)
    expect(await sign()).to.have.nested.property('left._tag', 'NotUnderstood')
  })

  it('API-48, API-49, API-50, CHK-46 the configuration and the instrument choose the placing call', async () => {
    const { needs, asked } = aServer(answered(200, wireTicket))
    const orders = orderGateway(needs)
    const cash: Instrument = { _tag: 'Cash' }
    for (const [instrument, polling] of [
      [card, false],
      [cash, false],
      [card, true],
      [cash, true],
    ] as const)
      await orders.place(aPlacement({ instrument, polling }))
    expect(asked.map(({ path }) => path)).to.deep.equal(['/order', '/order/cash/', '/place-order', '/place-order'])
  })

  it('CHK-40, CHK-41, CHK-42 a placing call carries order, guest, instrument, cart, key, location, tip and total', async () => {
    const { needs, asked } = aServer(answered(200, wireTicket))
    await orderGateway(needs).place(aPlacement())
    const body = JSON.parse(JSON.stringify(asked[0]?.body))
    expect(body).to.deep.include({
      orderType: 'pickup',
      guestInfo: { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' },
      cardNonce: 'nonce-1',
      idempotencyKey: aKey(0),
      isCash: false,
      locationId: 'location-1',
      tip: 3.5,
      expectedTotal: 25.15,
      code: 'TEN',
      tableNumber: 'table-7',
      giftCardNumber: '6000123412341234',
    })
    expect(body.items[0]).to.deep.equal({
      group: 'bowls',
      item: 'ramen',
      modifiers: [],
      notes: '',
      quantity: 1,
      restaurantGroup: null,
    })
    expect(body.cart[0]).to.deep.equal({
      group: 'bowls',
      item: { id: 'ramen' },
      modifications: [],
      name: 'Ramen',
      price: 12.5,
      quantity: 1,
      notes: '',
    })
    expect(body).to.not.have.any.keys('deliveryInfo', 'transactionId', 'confirmsDuplicate')
  })

  it('CHK-51 with polling an answer without a ticket is accepted; without polling it is not understood, 202 apart', async () => {
    const { needs } = aServer(
      answered(200, {}),
      answered(200, {}),
      answered(202, { status: 'In work', statusCode: 202 }),
      answered(200, wireTicket),
    )
    const orders = orderGateway(needs)
    expect(await orders.place(aPlacement({ polling: true }))).to.deep.equal({
      _tag: 'Right',
      right: { _tag: 'Accepted' },
    })
    expect(await orders.place(aPlacement())).to.have.nested.property('left._tag', 'NotUnderstood')
    expect(await orders.place(aPlacement())).to.deep.equal({ _tag: 'Right', right: { _tag: 'Accepted' } })
    expect(await orders.place(aPlacement())).to.have.nested.property('right.ticket.finalAmount', 2165)
  })

  it('CHK-34, API-59 whatever leaves the outcome of a placing call open is NoResponse, whoever gave up waiting', async () => {
    for (const status of [408, 502, 504]) {
      const { needs } = aServer(answered(status, '<html>'))
      expect(await orderGateway(needs).place(aPlacement())).to.deep.equal({
        _tag: 'Left',
        left: { _tag: 'NoResponse' },
      })
    }
  })

  it('API-59 the three conflicts of a placing call are told apart', async () => {
    const price = { preDiscountPrice: 10, taxAmount: 0, totalAmount: 11, amount: 10 }
    const { needs } = aServer(
      answered(409, { message: 'm', code: 'price_changed', price }),
      answered(409, { message: 'm', code: 'duplicate_suspected' }),
      answered(409, { message: 'm', code: 'idempotency_mismatch' }),
      answered(409, { message: 'other' }),
    )
    const orders = orderGateway(needs)
    const left = async () => (await orders.place(aPlacement())) as { left: Record<string, unknown> }
    expect((await left()).left).to.have.nested.property('price.totalAmount', 1100)
    expect((await left()).left).to.deep.equal({ _tag: 'DuplicateSuspected' })
    expect((await left()).left).to.deep.include({ _tag: 'Refused', status: 409, code: 'idempotency_mismatch' })
    expect((await left()).left).to.deep.include({ _tag: 'Refused', status: 409, message: 'other' })
  })

  it('API-59 who said that another one is wanted is told the refusal, and not asked the same again', async () => {
    const { needs } = aServer(answered(409, { message: 'You have one already.', code: 'duplicate_suspected' }))
    const outcome = await orderGateway(needs).place(aPlacement({ confirmsDuplicate: true }))
    expect(outcome).to.have.nested.property('left._tag', 'Refused')
    expect(outcome).to.have.nested.property('left.message', 'You have one already.')
  })

  it('API-55, CONF-07 asks for a delivery by ticket id and order type, and reads what comes', async () => {
    const { needs, asked } = aServer(answered(200, { status: 'pickup', driver: { latitude: 1, longitude: 2 } }))
    const outcome = await trackingGateway(needs).tracking('order-1', 'delivery')
    expect(outcome).to.deep.include({ right: { status: 'pickup', driver: { lat: 1, long: 2 } } })
    expect(asked.map(({ method, path, query }) => ({ method, path, query }))).to.deep.equal([
      { method: 'GET', path: '/order/order-1/tracking', query: { orderType: 'delivery' } },
    ])
  })

  it('API-51, API-52, API-53, CONF-05 the reading calls go where the contract says', async () => {
    const { needs, asked } = aServer(answered(500, {}))
    const orders = orderGateway(needs)
    await orders.validate(anOrder())
    await orders.checkPrice(anOrder())
    await orders.status(aKey(1))
    await orders.orderByToken('a/../b')
    await patronGateway(needs).signOut()
    expect(
      asked.map(({ method, path, headers }) => `${method} ${path} ${headers?.['locationId'] ?? ''}`),
    ).to.deep.equal([
      'POST /order/validate location-1',
      'POST /order/check-price location-1',
      `GET /order/${aKey(1)}/status `,
      'GET /order/a%2F..%2Fb ',
      'POST /patron/sign-out ',
    ])
  })
})
