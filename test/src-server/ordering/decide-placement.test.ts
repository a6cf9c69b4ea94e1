import { expect } from 'chai'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import { byDiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import { cents, zero } from '../../../src-domain/money/cents.ts'
import { decidePlacement, type PlacementFacts } from '../../../src-server/ordering/decide-placement.ts'
import type { PlacementRequest } from '../../../src-server/ordering/placement-request.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aCardPlacement, aLocationSetting, aPlacement, aSubmittedOrder } from '../../builders/order-server-builder.ts'
import { noTenders, placementFacts } from '../../builders/placement-facts.ts'

/** A ramen, and its tax. */
const due = cents(1_350)

function decided(request: PlacementRequest, facts: Partial<PlacementFacts> = {}, rules: Partial<Brand> = {}) {
  const decision = decidePlacement(request, placementFacts(rules, facts))
  return decision._tag === 'Refused' ? [decision.status, decision.code] : [decision._tag]
}

function nameless({ guest: _, ...request }: PlacementRequest): PlacementRequest {
  return request
}

function atTable(tableNumber?: string) {
  return aSubmittedOrder({ orderType: 'kiosk', ...(tableNumber === undefined ? {} : { tableNumber }) })
}

describe('What is decided before an order is placed', () => {
  it('CART-14 who is neither signed in nor says a name orders only where the brand asks for none', () => {
    const patron = { brandId: 'noodle-house', patronId: 'ana' }
    expect(decided(nameless(aPlacement()))).to.deep.equal([401, 'guest_info_missing'])
    expect(decided(nameless(aPlacement({ caller: patron })))).to.deep.equal(['Go'])
    const name = { ...byDiningOption(() => true), kiosk: false }
    const guests = { guests: { name, phone: false } }
    expect(decided(nameless(aPlacement()), {}, guests)).to.deep.equal([401, 'guest_info_missing'])
    expect(decided(nameless(aPlacement({ order: atTable('table-7') })), {}, guests)).to.deep.equal(['Go'])
  })

  it('PRICE-02 no other total is charged than was shown, be it one cent less or more', () => {
    for (const expectedTotal of [due - 1, due + 1, 0].map(cents))
      expect(decided(aCardPlacement({ expectedTotal }))).to.deep.equal(['PriceChanged'])
    expect(decided(aCardPlacement({ expectedTotal: due }))).to.deep.equal(['Go'])
    expect(decided(aCardPlacement())).to.deep.equal(['Go'])
  })

  it('G4 what may be paid in cash has an end, which a card does not know', () => {
    const cash = { ...aBrand().cash, most: cents(due - 1) }
    expect(decided(aPlacement(), {}, { cash })).to.deep.equal([400, 'cash_limit'])
    expect(decided(aPlacement(), {}, { cash: { ...cash, most: due } })).to.deep.equal(['Go'])
    expect(decided(aCardPlacement(), {}, { cash })).to.deep.equal(['Go'])
  })

  it('PRICE-15 a tip of two hundred dollars is taken of a small order, and not a cent more', () => {
    expect(decided(aCardPlacement({ tip: cents(20_000) }))).to.deep.equal(['Go'])
    expect(decided(aCardPlacement({ tip: cents(20_001) }))).to.deep.equal([400, 'tip'])
  })

  it('PROMO-11, GIFT-12 an order is not placed without the saving that it names', () => {
    const promo = { tenders: { ...noTenders, promo: { _tag: 'Unknown' } } } as const
    const card = { tenders: { ...noTenders, giftCard: { _tag: 'Unknown' } } } as const
    expect(decided(aCardPlacement(), promo)).to.deep.equal([400, 'promo_invalid'])
    expect(decided(aCardPlacement(), card)).to.deep.equal([400, 'gift_card_invalid'])
  })

  it('TABLE-11 a table order needs one of its tables that is served; elsewhere a table is not looked at', () => {
    const to = (tableNumber?: string) => decided(aPlacement({ order: atTable(tableNumber) }))
    expect(to('table-7')).to.deep.equal(['Go'])
    for (const none of [undefined, '', ' ', 'table-8', 'table-9']) expect(to(none)).to.deep.equal([400, 'table'])
    expect(decided(aPlacement({ order: aSubmittedOrder({ tableNumber: 'table-9' }) }))).to.deep.equal(['Go'])
  })

  it('CHK-26 a delivery needs an address', () => {
    const order = aSubmittedOrder({ orderType: 'delivery' })
    expect(decided(aPlacement({ order }))).to.deep.equal([400, 'delivery_radius'])
    const { address } = aLocationSetting().location
    const there = aPlacement({ order: { ...order, deliveryInfo: address } })
    expect(decided(there)).to.deep.equal(['Go'])
  })

  it('CHK-30 nothing is placed where ordering is off for the brand, its shop or this type, nor an empty order', () => {
    const off = (rules: Partial<Brand>) => decided(aPlacement(), {}, rules)
    const ordering = { ...aBrand().ordering, cash: true }
    expect(off({ ordering: { ...ordering, enabled: false } })).to.deep.equal([400, 'unavailable'])
    expect(off({ routes: { ...aBrand().routes, ordering: false } })).to.deep.equal([400, 'unavailable'])
    expect(off({ ordering: { ...ordering, pickup: false } })).to.deep.equal([400, 'pickup_unavailable'])
    expect(decided(aPlacement({ order: aSubmittedOrder({ items: [] }) }))).to.deep.equal([400, 'items'])
  })

  it('PRICE-25 an order below the minimum of its type is not placed, one of exactly that is', () => {
    const minimum = (pickup: number) => ({ minimum: { ...byDiningOption(() => zero), pickup: cents(pickup) } })
    expect(decided(aPlacement(), {}, minimum(1_251))).to.deep.equal([400, 'order_minimum'])
    expect(decided(aPlacement(), {}, minimum(1_250))).to.deep.equal(['Go'])
  })
})
