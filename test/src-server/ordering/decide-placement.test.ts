import { expect } from 'chai'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import { byDiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import { minor, zero } from '../../../src-domain/money/minor.ts'
import { decidePlacement, type PlacementFacts } from '../../../src-server/ordering/decide-placement.ts'
import type { PlacementRequest } from '../../../src-server/ordering/placement-request.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import {
  aCardPlacement,
  aLocationSetting,
  aPlacement,
  aSubmittedOrder,
  noon,
} from '../../builders/order-server-builder.ts'
import { noTenders, placementFacts } from '../../builders/placement-facts.ts'

const due = minor(1_350)

function decided(request: PlacementRequest, facts: Partial<PlacementFacts> = {}, rules: Partial<Brand> = {}) {
  const decision = decidePlacement(request, placementFacts(rules, facts))
  return decision._tag === 'Refused' ? [decision.status, decision.code] : [decision._tag]
}

function messageOf(request: PlacementRequest, facts: Partial<PlacementFacts> = {}, rules: Partial<Brand> = {}) {
  const decision = decidePlacement(request, placementFacts(rules, facts))
  return decision._tag === 'Refused' ? decision.message : decision._tag
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

  it('CHK-20 a guest without a last name orders only where the brand says that one name is enough', () => {
    const one = aPlacement({ guest: { firstName: 'Gus', lastName: ' ' } })
    expect(decided(one)).to.deep.equal([400, 'guest_last_name_missing'])
    const name = byDiningOption(() => true)
    expect(decided(one, {}, { guests: { name, phone: false, isLastNameOptional: true } })).to.deep.equal(['Go'])
  })

  it('PRICE-02 no other total is charged than was shown, be it one cent less or more', () => {
    for (const expectedTotal of [due - 1, due + 1, 0].map(minor))
      expect(decided(aCardPlacement({ expectedTotal }))).to.deep.equal(['PriceChanged'])
    expect(decided(aCardPlacement({ expectedTotal: due }))).to.deep.equal(['Go'])
    expect(decided(aCardPlacement())).to.deep.equal(['Go'])
  })

  it('G4 what may be paid in cash has an end, which a card does not know', () => {
    const cash = { ...aBrand().cash, most: minor(due - 1) }
    expect(decided(aPlacement(), {}, { cash })).to.deep.equal([400, 'cash_limit'])
    expect(decided(aPlacement(), {}, { cash: { ...cash, most: due } })).to.deep.equal(['Go'])
    expect(decided(aCardPlacement(), {}, { cash })).to.deep.equal(['Go'])
  })

  it('PAY-46 no card is asked for an amount that its processor does not charge, and the refusal says which it does', () => {
    const least = { accepted: { least: minor(due + 1) } }
    expect(decided(aCardPlacement(), least)).to.deep.equal([400, 'amount_not_accepted'])
    expect(messageOf(aCardPlacement(), least)).to.equal('A card can pay $13.51 or more. Please pay another way.')
    const most = { accepted: { most: minor(due - 1) } }
    expect(messageOf(aCardPlacement(), most)).to.equal('A card can pay $13.49 at most. Please pay another way.')
    expect(decided(aCardPlacement(), { accepted: { least: due, most: due } })).to.deep.equal(['Go'])
    const cash = { ordering: { ...aBrand().ordering, cash: true } }
    expect(decided(aPlacement(), least, cash)).to.deep.equal(['Go'])
  })

  it('PRICE-15 a tip of two hundred dollars is taken of a small order, and not a cent more', () => {
    expect(decided(aCardPlacement({ tip: minor(20_000) }))).to.deep.equal(['Go'])
    expect(decided(aCardPlacement({ tip: minor(20_001) }))).to.deep.equal([400, 'tip'])
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

  it('TABLE-11 a table that is not served any more is told from one that there never was, and from none', () => {
    const said = (tableNumber: string) => messageOf(aPlacement({ order: atTable(tableNumber) }))
    expect(said('table-8')).to.contain("isn't open right now")
    expect(said('table-9')).to.contain("couldn't find that table")
    expect(said(' ')).to.equal('Please enter your table number.')
  })

  it('SCHED-18 who comes when it is closed hears of a later time only where such an order is taken', () => {
    const now = noon + 12 * 3_600_000
    const ordering = { ...aBrand().ordering, cash: true, kiosk: true }
    const [later, never] = [true, false].map((scheduled) => ({ ordering: { ...ordering, scheduled } }))
    expect(messageOf(aPlacement(), { now }, later)).to.contain('Please choose a later time.')
    expect(messageOf(aPlacement(), { now }, never)).to.contain('Please come back during opening hours.')
    const table = aPlacement({ order: atTable('table-7') })
    expect(messageOf(table, { now }, later)).to.contain('Please come back during opening hours.')
  })

  it('SCHED-09 where orders are for later only, none is placed without its time, and one with it is', () => {
    const { known } = placementFacts()
    const location = { ...known.settings.location, isPreorderRequired: true }
    const ahead = { known: { ...known, settings: { ...known.settings, location } } }
    expect(decided(aPlacement(), ahead)).to.deep.equal([400, 'preorder'])
    const order = aSubmittedOrder({ scheduledAt: (noon + 86_400_000) / 1_000 })
    expect(decided(aPlacement({ order }), ahead)).to.deep.equal(['Go'])
    const scheduled = { ordering: { ...aBrand().ordering, cash: true, scheduled: false } }
    expect(decided(aPlacement({ order }), ahead, scheduled)).to.deep.equal([400, 'invalid_scheduledAt'])
  })

  it('PAY-51 who sends no card pays by the one on file', () => {
    const { cardNonce: _, ...request } = aCardPlacement()
    expect(decided(request)).to.deep.equal([402, 'payment_required'])
    const card = { account: 'sandbox', token: 'card-1', brand: 'visa', last4: '4242' }
    expect(decided(request, { payer: { availableCredit: zero, card } })).to.deep.equal(['Go'])
  })

  it('CHK-30 nothing that cannot be had is placed, be the rest of the order good', () => {
    const soldOut = { group: 'bowls', item: 'sold-out-bowl', modifiers: [], notes: '', quantity: 1 }
    const order = aSubmittedOrder()
    expect(decided(aPlacement({ order: { ...order, items: [...order.items, soldOut] } }))).to.deep.equal([400, 'items'])
  })

  it('PRICE-15 an order comes to the most that is charged, and not a cent more, whoever pays it', () => {
    const [line] = aSubmittedOrder().items
    if (line === undefined) throw new Error('an order without a dish')
    // 7,407 ramen with 8 % tax are $99,994.50.
    const order = aSubmittedOrder({ items: [{ ...line, quantity: 7_407 }] })
    expect(decided(aCardPlacement({ order, tip: minor(549) }))).to.deep.equal(['Go'])
    expect(decided(aCardPlacement({ order, tip: minor(550) }))).to.deep.equal([400, 'items'])
    const credit = { payer: { availableCredit: minor(9_000_000) } }
    const more = aSubmittedOrder({ items: [{ ...line, quantity: 8_000 }] })
    const loyalty = { loyalty: { enabled: true } }
    expect(decided(aCardPlacement({ order: more }), credit, loyalty)).to.deep.equal([400, 'items'])
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
    const minimum = (pickup: number) => ({ minimum: { ...byDiningOption(() => zero), pickup: minor(pickup) } })
    expect(decided(aPlacement(), {}, minimum(1_251))).to.deep.equal([400, 'order_minimum'])
    expect(decided(aPlacement(), {}, minimum(1_250))).to.deep.equal(['Go'])
  })
})
