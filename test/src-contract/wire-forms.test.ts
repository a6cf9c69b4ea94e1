import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import fc from 'fast-check'
import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { patron } from '../../src-contract/account/patron.ts'
import { brandFile } from '../../src-contract/brand/brand-file.ts'
import type { Codec } from '../../src-contract/codec/codec.ts'
import { complaints } from '../../src-contract/codec/complaints.ts'
import { locationQuery, locations, locationsReporting } from '../../src-contract/location/location.ts'
import { menuReporting } from '../../src-contract/menu/menu.ts'
import { openApiDocument } from '../../src-contract/openapi/document.ts'
import { openSchemas } from '../../src-contract/openapi/schema-of.ts'
import { orderData } from '../../src-contract/ordering/order-data.ts'
import { placeOrderPayload } from '../../src-contract/ordering/place-order.ts'
import { priceCheck } from '../../src-contract/ordering/price-check.ts'
import { orderStatus, ticket } from '../../src-contract/ordering/ticket.ts'
import { validateResult } from '../../src-contract/ordering/validate-result.ts'
import { scheduleTimes } from '../../src-contract/scheduling/schedule.ts'
import { submittedOrder } from '../../src-domain/placement/submit-order.ts'
import { aFullOrder, aKey, aPriceCheck } from '../builders/order-builder.ts'

function read<A>(codec: Codec<A>, wire: unknown): A {
  const seen = codec.decode(wire)
  if (isLeft(seen)) throw new Error(complaints(seen.left))
  return seen.right
}

function refusal<A>(codec: Codec<A>, wire: unknown): string {
  const seen = codec.decode(wire)
  if (isRight(seen)) throw new Error(`accepted ${JSON.stringify(wire)}`)
  return complaints(seen.left)
}

const line = { group: 'g', item: 'i', quantity: 1 }
const order = { items: [line], orderType: 'pickup' }
const payload = { ...order, idempotencyKey: aKey(1), tip: 0 }

describe('messages between storefront and server', () => {
  it('API-03 reads dollars on the wire as cents, and refuses inexact amounts', () => {
    const check = read(priceCheck, { preDiscountPrice: 12.1, taxAmount: '0.99', totalAmount: 13.09, amount: 12.1 })
    expect([check.preDiscountPrice, check.taxAmount, check.totalAmount]).to.deep.equal([1210, 99, 1309])
    expect(priceCheck.encode(aPriceCheck())).to.deep.include({
      preDiscountPrice: 20,
      taxAmount: 1.65,
      totalAmount: 21.65,
    })
    for (const wrong of [12.345, '1e3', Number.NaN, Number.POSITIVE_INFINITY, null, '', [1], 1e21, '0x10']) {
      expect(isRight(priceCheck.decode({ preDiscountPrice: 1, taxAmount: 1, totalAmount: 1, amount: wrong }))).to.equal(
        false,
      )
    }
  })

  it('API-03, API-13 accepts a dish price with floating-point noise', () => {
    const menu = read(
      menuReporting((entry) => expect.fail(entry)),
      { menus: {}, groups: {}, options: {}, items: { a: { id: 'a', name: 'Ramen', price: 1.1 + 2.2 } } },
    )
    expect(menu.items.get('a')?.price).to.equal(330)
  })

  it('PRICE-01 reads discounts as objects or bare amounts, and skips invalid ones', () => {
    const base = { preDiscountPrice: 10, taxAmount: 0, totalAmount: 7.5, amount: 10 }
    const given = read(priceCheck, {
      ...base,
      appliedDiscounts: [{ discountId: 'd', name: 'Two off', amount: 2 }, 0.5, 'many'],
    })
    expect(given.appliedDiscounts).to.deep.equal([
      { discountId: 'd', name: 'Two off', amount: 200 },
      { discountId: '', name: '', amount: 50 },
    ])
    expect([given.isValid, given.delivery, given.serviceEstimate]).to.deep.equal([true, 0, undefined])
  })

  it('API-13, MENU-01 to MENU-06 reads a menu entry by entry, and skips and reports invalid entries', () => {
    const told: string[] = []
    const menu = read(
      menuReporting((entry) => told.push(entry)),
      {
        menus: {
          m: { id: 'm', name: 'All day', orderType: 'pickup', groups: ['g'] },
          n: { id: 'n', orderType: 'teleport' },
        },
        groups: {
          g: { id: 'g', name: 'Bowls', items: ['a', 'b'], min: null, images: ['/a.webp', { url: 'http://b' }] },
        },
        items: {
          a: { id: 'a', name: 'Ramen', price: 12.5, calories: null, restaurantGroup: null },
          b: { id: 'b', name: 'Broken', price: 'twelve' },
        },
        options: { o: { id: 'o', name: 'Noodles', min: 1, max: null, items: ['a'] } },
        restaurantGroups: { r: { id: 'r', name: 'Ladle', media: { restaurantThumbnail: '/r.webp' } } },
      },
    )
    expect([...menu.items.keys()]).to.deep.equal(['a'])
    expect(menu.items.get('a')).to.deep.include({ price: 1250, isAvailable: true, options: [], description: '' })
    expect(menu.groups.get('g')?.images).to.deep.equal(['/a.webp', 'http://b'])
    expect(menu.groups.get('g')).to.not.have.property('min')
    expect(menu.restaurantGroups.get('r')?.thumbnail).to.equal('/r.webp')
    expect(told).to.have.length(2)
    expect(told.join()).to.include('menus.n.orderType').and.to.include('items.b.price')
  })

  it('LOC-05, LOC-06 reads both forms of times and of restaurant groups, and keeps the valid locations', () => {
    const told: string[] = []
    const good = {
      id: 'l',
      slug: 's',
      name: 'Here',
      timeZone: 'America/New_York',
      address: { street1: '1 Main', geo: { lat: 40, long: -74 } },
      phone: { value: '212' },
      hours: [{ day: 1, pickupOpen: '7:05 AM', pickupClose: '12:00 AM', deliveryOpen: '09:00', deliveryClose: null }],
      restaurantGroups: ['r', { id: 'b', name: 'The Bar', description: '' }, 7],
    }
    const [one, ...rest] = read(
      locationsReporting((entry) => told.push(entry)),
      [good, { ...good, id: 7 }],
    )
    expect(rest).to.deep.equal([])
    expect(told.join()).to.include('restaurantGroups.2')
    expect(one?.restaurantGroups?.map(({ name }) => name)).to.deep.equal(['', 'The Bar'])
    expect(one?.hours).to.deep.equal([{ day: 1, pickupOpen: '07:05', pickupClose: '00:00', deliveryOpen: '09:00' }])
    expect(one?.address).to.deep.include({ lat: 40, long: -74 })
    expect(locations.encode([...(one === undefined ? [] : [one])])).to.have.nested.property('[0].address.geo.lat', 40)
  })

  it('API-43 searches by slugs, or by dining option near a point, and refuses an incomplete point', () => {
    expect(read(locationQuery, { slugs: ['a'] })).to.deep.equal({ slugs: ['a'] })
    expect(read(locationQuery, { ...order, diningOption: 'delivery', lat: 40, long: -74 })).to.deep.equal({
      near: { lat: 40, long: -74 },
      diningOption: 'delivery',
    })
    expect(refusal(locationQuery, { diningOption: 'pickup', lat: 40 })).to.include('half a point')
    expect(refusal(locationQuery, {})).to.include('neither slugs nor a dining option')
  })

  it('CHK-32 reads the discount status below `discount`, and absent lists as empty', () => {
    expect(read(validateResult, { isValid: false, reason: 'items', discount: { status: 'invalid' } })).to.deep.equal({
      isValid: false,
      reason: 'items',
      discountStatus: 'invalid',
      invalidItems: [],
      invalidGroups: [],
      invalidModifiers: [],
      isAsapOrderingEnabled: true,
    })
  })

  it('CONF-05, API-51 reads a ticket with either name of the preparation time and either form of the contact', () => {
    const wire = {
      id: 'o-1',
      displayNumber: '7',
      orderType: 'pickup',
      finalAmount: 21.65,
      location: { name: 'Here' },
      orderDate: '2026-01-01T00:00:00Z',
      patron: { email: { value: 'a@b' } },
      prepEstimate: 20,
      items: [{ itemId: 'i', name: 'Tea', price: 3, quantity: 1 }, { itemId: 'x' }],
    }
    const seen = read(ticket, wire)
    expect(seen).to.deep.include({ token: 'o-1', finalAmount: 2165, estimatedPrepTime: 20, patron: { email: 'a@b' } })
    expect(seen.items).to.have.length(1)
    expect(read(ticket, { ...wire, estimatedPrepTime: 25 }).estimatedPrepTime).to.equal(25)
    const status = read(orderStatus, { status: 'Order Process Completed', statusCode: 200, order: wire })
    expect(status.ticket?.id).to.equal('o-1')
    const { orderDate: _, ...undated } = wire
    expect(read(ticket, { ...undated, tableNumber: 7, serviceEstimate: 'soon' })).to.deep.include({ finalAmount: 2165 })
  })

  it('SCHED-06 treats a time without `isAvailable` as available', () => {
    const time = { unixTimestamp: 1781197200, formatted: '10:00 AM' }
    const seen = read(scheduleTimes, [time, { ...time, isAvailable: false }])
    expect(seen.map(({ isAvailable }) => isAvailable)).to.deep.equal([true, false])
  })

  it('CHK-50, CHK-51 treats an order with an unreadable ticket as placed', () => {
    const status = { status: 'Order Process Completed', statusCode: 200 }
    expect(read(orderStatus, { ...status, order: { id: 7 }, message: 7 })).to.deep.equal(status)
  })

  it('ACCT-03 reads every field of a patron and writes it back', () => {
    const wire = {
      ...{ id: 'p', firstName: 'Ana', lastName: 'Diaz', email: { value: 'a@b.co' }, type: 'apple', userIdApple: 'a7' },
      phone: { value: '212-555-0100', isVerified: true },
      ...{ isMigrating: true, isEmployee: true },
      addresses: [{ street1: '9 Elm St', street2: 'Floor 2', city: 'New York', state: 'NY', zip: '10001' }],
      card: { id: 'c1', brand: 'visa', last4: '4242', expMonth: 8, expYear: 2031, primaryCard: true },
    }
    const seen = read(patron, wire)
    expect(seen).to.deep.equal({ ...wire, email: 'a@b.co' })
    expect(JSON.parse(JSON.stringify(patron.encode(seen)))).to.deep.equal(wire)
    expect(read(patron, { ...wire, email: { value: '' }, phone: { value: '1' } })).to.deep.include({
      email: '',
      phone: { value: '1', isVerified: false },
    })
  })

  it('ACCT-03 reads a patron whose email is a value or an object', () => {
    const base = { id: 'p', firstName: 'Ana', lastName: 'Diaz' }
    expect(read(patron, { ...base, email: { value: 'a@b' } }).email).to.equal('a@b')
    expect(read(patron, { ...base, email: 'a@b', card: null })).to.deep.equal({
      ...base,
      email: 'a@b',
      isEmployee: false,
      isMigrating: false,
      type: 'email',
      addresses: [],
    })
  })

  it('CHK-42, CHK-43, CHK-44 sends an order with all its parts in the agreed format', () => {
    const wire = orderData.encode(submittedOrder({ ...aFullOrder(), diningOption: 'delivery' }))
    expect(wire).to.deep.include({
      code: 'TEN',
      discount: 'discount-1',
      promotionId: 'promo-1',
      scheduledAt: 1_700_000_000,
    })
    expect(wire).to.have.nested.property('storedValueCard.balance', 25)
    expect(wire).to.have.nested.property('items[0].notes', '')
    expect(wire).to.have.nested.property('items[1].restaurantGroup', null)
    expect(wire).to.have.nested.property('deliveryInfo.zip', '10001')
    expect(wire).to.not.have.nested.property('items[0].price')
  })

  it('CHK-43 ignores amounts of money that a client sends', () => {
    const money = [
      'price',
      'amount',
      'taxAmount',
      'totalAmount',
      'subtotal',
      'discountAmount',
      'finalAmount',
      'delivery',
      'credit',
    ]
    const clean = read(placeOrderPayload, payload)
    fc.assert(
      fc.property(fc.subarray(money, { minLength: 1 }), fc.anything(), (names, value) => {
        const extra = Object.fromEntries(names.map((name) => [name, value]))
        const forged = { ...extra, ...payload, items: [{ ...extra, ...line }] }
        expect(read(placeOrderPayload, forged)).to.deep.equal(clean)
      }),
    )
  })

  it('CHK-40 refuses a tip that is not an amount of 0 or more', () => {
    const good = [0, 1, 0.01, 3.5, '2.50', 99_999.99]
    const bad = [
      -0.01,
      -1,
      0.001,
      1e21,
      100_000,
      '1e3',
      '-0.01',
      ' 1',
      '1.',
      '.5',
      '+1',
      '1,00',
      'NaN',
      '',
      true,
      null,
      {},
      [],
      [1],
      '０',
      '1.005',
    ]
    for (const tip of good) expect(isRight(placeOrderPayload.decode({ ...payload, tip })), String(tip)).to.equal(true)
    for (const tip of bad) expect(refusal(placeOrderPayload, { ...payload, tip }), String(tip)).to.include('tip')
    expect(read(placeOrderPayload, { ...payload, tip: -0 }).tip).to.equal(0)
  })

  it('CHK-43 refuses quantities, lines, modifiers and depth above the limits of an order', () => {
    for (const quantity of [0, -1, 1.5, '2', 10_000, 1e9, null])
      expect(refusal(orderData, { ...order, items: [{ ...line, quantity }] })).to.include('quantity')
    expect(refusal(orderData, { ...order, items: Array.from({ length: 101 }, () => line) })).to.include('items')
    const chain = (depth: number): unknown => ({
      item: 'm',
      option: 'o',
      modifiers: depth === 1 ? [] : [chain(depth - 1)],
    })
    expect(isRight(orderData.decode({ ...order, items: [{ ...line, modifiers: [chain(6)] }] }))).to.equal(true)
    expect(refusal(orderData, { ...order, items: [{ ...line, modifiers: [chain(7)] }] })).to.include('nested')
    const many = Array.from({ length: 20 }, () => ({
      item: 'm',
      option: 'o',
      modifiers: Array.from({ length: 10 }, () => chain(1)),
    }))
    expect(refusal(orderData, { ...order, items: [{ ...line, modifiers: many }] })).to.include('200')
  })

  it('CHK-42 strips control and direction characters from text, and refuses NUL, broken characters and long texts', () => {
    expect(read(orderData, { ...order, note: 'a\u001b[2Jb\u202ec\nd\u0007' }).note).to.equal('a[2Jbc\nd')
    for (const note of ['a\u0000b', 'a\ud800b', 'x'.repeat(501), ['x'], 7])
      expect(refusal(orderData, { ...order, note })).to.include('note')
    for (const code of [['A', 'B'], { a: 1 }, 'x'.repeat(65)])
      expect(refusal(orderData, { ...order, code })).to.include('code')
  })

  it('CHK-40 names the field in an error and never repeats the value', () => {
    const told = refusal(placeOrderPayload, { ...payload, cardNonce: 'secret with blanks', tip: 'my-secret' })
    expect(told).to.include('cardNonce').and.to.include('tip')
    expect(told).to.not.include('secret')
  })

  it('SHELL-12 reads a whole brand file, and names the path of an invalid value', () => {
    const json = JSON.parse(readFileSync('brands/ember/brand.json', 'utf8'))
    const seen = brandFile(json)
    expect(isRight(seen) && seen.right.brand.tip.defaultPercent.pickup).to.equal(1500)
    const faults: readonly [string, unknown][] = [
      ['tip_default.pickup', { ...json, tip_default: { pickup: 'much' } }],
      ['minimum.delivery', { ...json, minimum: { delivery: 15.001 } }],
      ['default_locale', { ...json, default_locale: 'fr' }],
      [
        'tokens.light.accent',
        { ...json, tokens: { ...json.tokens, light: { ...json.tokens.light, accent: 'red;}' } } },
      ],
      ['tokens.fonts.display', { ...json, tokens: { ...json.tokens, fonts: { display: "x';}", text: 'Open Sans' } } }],
    ]
    for (const [path, broken] of faults) {
      const refused = brandFile(broken)
      expect(isLeft(refused) ? complaints(refused.left) : 'accepted').to.include(path)
    }
  })

  it('API-13 docs/openapi.json matches the codecs', () => {
    const written: unknown = JSON.parse(readFileSync('docs/openapi.json', 'utf8'))
    expect(written, 'run: npm run docs:openapi').to.deep.equal(JSON.parse(JSON.stringify(openApiDocument())))
  })

  it('API-13 refuses to describe an unknown kind of codec', () => {
    expect(() => openSchemas().schemaOf(t.unknown)).to.throw('unknown')
  })
})
