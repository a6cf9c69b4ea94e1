import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { placingCall } from '../../../src-domain/placement/placing-call.ts'
import { submittedModifiers, submittedOrder } from '../../../src-domain/placement/submit-order.ts'
import { aFullOrder, aLine, anAddress, anOrder } from '../../builders/order-builder.ts'
import { choices } from '../../builders/selections-builder.ts'

describe('The order as it is sent', () => {
  it('CHK-42 carries everything that was agreed', () => {
    const { items, ...rest } = submittedOrder({ ...aFullOrder(), diningOption: 'delivery' })
    expect(items).to.have.length(2)
    expect(rest).to.deep.equal({
      code: 'TEN',
      deliveryNotes: 'Ring twice',
      discount: 'discount-1',
      note: 'No nuts',
      orderType: 'delivery',
      promotionCodeId: 'promo-code-1',
      promotionId: 'promo-1',
      scheduledAt: 1_700_000_000,
      deliveryInfo: anAddress,
      storedValueCard: { giftCardNumber: '6000123412341234', balance: 2_500 },
      giftCardNumber: '6000123412341234',
      tableNumber: 'table-7',
    })
  })

  it('CHK-42 leaves out what was not agreed', () => {
    expect(submittedOrder(anOrder())).to.deep.equal({
      code: '',
      deliveryNotes: '',
      discount: '',
      items: [],
      note: '',
      orderType: 'pickup',
      promotionCodeId: '',
      promotionId: '',
    })
  })

  it('CHK-42, LOC-45 the address goes with deliveries only and without its id, notes for the way whenever there are any', () => {
    const order = { ...aFullOrder(), address: { ...anAddress, id: 'home' } }
    expect(submittedOrder(order))
      .to.deep.include({ deliveryNotes: 'Ring twice' })
      .and.not.to.have.property('deliveryInfo')
    expect(submittedOrder({ ...order, diningOption: 'delivery' }).deliveryInfo).to.deep.equal(anAddress)
  })

  it('CHK-43 an item has group, item, modifiers, notes, quantity and restaurantGroup, and no price', () => {
    const line = aLine({ quantity: 3, resGroupId: 'hall-1', price: minor(1) })
    expect(submittedOrder(anOrder({ items: [line] })).items).to.deep.equal([
      { group: 'bowls', item: 'ramen', modifiers: [], notes: '', restaurantGroup: 'hall-1', quantity: 3 },
    ])
  })

  it('CHK-44 a modifier has item, option and its own modifiers', () => {
    expect(submittedModifiers(choices({ toppings: [['egg', { yolk: ['runny'] }]] }))).to.deep.equal([
      { item: 'egg', option: 'toppings', modifiers: [{ item: 'runny', option: 'yolk', modifiers: [] }] },
    ])
  })

  it('CHK-45 every level that is sent names its item, at any depth: there is nothing to flatten', () => {
    const mods = choices({ toppings: ['nori', ['egg', { yolk: ['runny', ['soft', { salt: ['flakes'] }]] }]] })
    const named = (sent: ReturnType<typeof submittedModifiers>): readonly string[] =>
      sent.flatMap(({ item, modifiers }) => [item, ...named(modifiers)])
    expect(named(submittedModifiers(mods))).to.deep.equal(['nori', 'egg', 'runny', 'soft', 'flakes'])
  })

  it('PACK-07 packing goes with the items, behind them, and belongs to no restaurant', () => {
    const packing = aLine({ group: 'packing', item: 'fork', resGroupId: 'hall-1' })
    const { items } = submittedOrder(anOrder({ items: [aLine()], packingItems: [packing] }))
    expect(items.map((one) => one.item)).to.deep.equal(['ramen', 'fork'])
    expect(items[1]).not.to.have.property('restaurantGroup')
  })

  it('GIFT-12 the gift card goes as stored value and its number once more', () => {
    const giftCard = { giftCardNumber: '6000', balance: minor(5) }
    expect(submittedOrder(anOrder({ giftCard }))).to.deep.include({ storedValueCard: giftCard, giftCardNumber: '6000' })
  })

  it('G4 the seals of a checked card and of a found place lie with the order and go with it', () => {
    const giftCard = { giftCardNumber: '6000', balance: minor(5), giftCardSeal: 'a seal' }
    const address = { street1: '180 Conover Street', street2: '', city: 'B', state: 'NY', zip: '11231', seal: 'ours' }
    const placed = { ...address, lat: 40.6, long: -74 }
    const order = anOrder({ diningOption: 'delivery', giftCard, address: placed })
    const { storedValueCard, giftCardNumber, giftCardSeal, deliveryInfo } = submittedOrder(order)
    expect([storedValueCard, giftCardNumber, giftCardSeal]).to.deep.equal([
      { giftCardNumber: '6000', balance: 5 },
      '6000',
      'a seal',
    ])
    expect(deliveryInfo).to.deep.equal(placed)
  })

  it('TABLE-10 the table goes by its id', () => {
    const table = { id: 'table-7', number: '7' }
    expect(submittedOrder(anOrder({ diningOption: 'kiosk', table })).tableNumber).to.equal('table-7')
  })
})

describe('The placing call', () => {
  it('CHK-46, CHK-47 is chosen by how is paid and whether the configuration polls', () => {
    const card = { _tag: 'Nonce', nonce: 'n' } as const
    const cash = { _tag: 'Cash' } as const
    expect(placingCall({ instrument: card, polling: false })).to.equal('order')
    expect(placingCall({ instrument: { _tag: 'SavedCard' }, polling: false })).to.equal('order')
    expect(placingCall({ instrument: cash, polling: false })).to.equal('order-cash')
    expect(placingCall({ instrument: card, polling: true })).to.equal('place-order')
    expect(placingCall({ instrument: cash, polling: true })).to.equal('place-order')
  })
})
