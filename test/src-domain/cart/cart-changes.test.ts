import { expect } from 'chai'
import {
  addLine,
  clearLines,
  removeLine,
  replaceLine,
  setPackingItems,
  setQuantity,
} from '../../../src-domain/cart/change-lines.ts'
import {
  afterSuccess,
  chooseDiningOption,
  chooseLocation,
  setAddress,
  setDeliveryNotes,
  setGiftCard,
  setNote,
  setScheduledAt,
  setTable,
} from '../../../src-domain/cart/change-terms.ts'
import { emptyOrder } from '../../../src-domain/cart/empty-order.ts'
import { cartSubtotal, pieceCount } from '../../../src-domain/cart/subtotal.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { aFullOrder, aKey, aLine, anAddress, anOrder, downtown, uptown } from '../../builders/order-builder.ts'

const fresh = aKey(9)
const two = anOrder({ items: [aLine(), aLine({ item: 'soba', name: 'Soba' })] })
function names(order: typeof two) {
  return order.items.map((line) => line.name)
}

describe('The lines of the cart', () => {
  it('CART-17 every change of the cart brings a fresh key', () => {
    const changes = [
      addLine(aLine(), fresh),
      replaceLine(0, aLine(), fresh),
      removeLine(0, fresh),
      clearLines(fresh),
      setQuantity(0, 2, fresh),
      setPackingItems([], fresh),
      chooseDiningOption('delivery', fresh),
      chooseLocation(uptown, fresh),
      setNote('x', fresh),
      setDeliveryNotes('x', fresh),
      setAddress(anAddress, fresh),
      setScheduledAt(1, fresh),
      setTable({ id: 't', number: '7' }, fresh),
      setGiftCard({ giftCardNumber: '1', balance: minor(1) }, fresh),
      afterSuccess(fresh),
    ]
    for (const change of changes) expect(change(two).idempotencyKey).to.equal(fresh)
  })

  it('CART-17 what changes nothing keeps the order as it is, key and all', () => {
    const same = [
      replaceLine(7, aLine(), fresh),
      removeLine(-1, fresh),
      setQuantity(0, 1, fresh),
      setQuantity(0, 0, fresh),
      setQuantity(0, 1.5, fresh),
      setQuantity(7, 2, fresh),
      chooseDiningOption('pickup', fresh),
      setNote('', fresh),
      setScheduledAt(undefined, fresh),
    ]
    for (const change of same) expect(change(two)).to.equal(two)
    expect(clearLines(fresh)(anOrder()).idempotencyKey).to.equal(aKey(0))
  })

  it('CART-08 an edited line stays where it was', () => {
    expect(names(replaceLine(0, aLine({ name: 'Udon' }), fresh)(two))).to.deep.equal(['Udon', 'Soba'])
  })

  it('CART-09 one line is removed by its index, all without one', () => {
    expect(names(removeLine(0, fresh)(two))).to.deep.equal(['Soba'])
    expect(clearLines(fresh)(two).items).to.deep.equal([])
  })

  it('SEL-36 a quantity is at least 1', () => {
    expect(setQuantity(1, 3, fresh)(two).items.map((line) => line.quantity)).to.deep.equal([1, 3])
    expect(setQuantity(1, -3, fresh)(two).items.map((line) => line.quantity)).to.deep.equal([1, 1])
  })

  it('CART-05, PACK-07 the subtotal is every line with what is packed, times its quantity', () => {
    const order = anOrder({
      items: [aLine({ price: minor(1_250), quantity: 3 }), aLine({ price: minor(99) })],
      packingItems: [aLine({ price: minor(25), quantity: 2 })],
    })
    expect(cartSubtotal(order)).to.equal(3_899)
    expect(pieceCount(order)).to.equal(4)
    expect(cartSubtotal(anOrder())).to.equal(0)
  })
})

describe('The terms of the order', () => {
  it('CART-21, CART-23 an empty order has its dining option, its key and nothing else', () => {
    expect(emptyOrder('pickup', fresh, downtown)).to.deep.equal({
      diningOption: 'pickup',
      location: downtown,
      items: [],
      packingItems: [],
      deliveryNotes: '',
      note: '',
      idempotencyKey: fresh,
    })
  })

  it('LOC-11, LOC-12 another dining option clears the scheduled time, the promo and the gift card, and keeps the food', () => {
    const order = chooseDiningOption('delivery', fresh)(aFullOrder())
    expect(order).not.to.have.any.keys('scheduledAt', 'discount', 'code', 'promotionCodeId', 'promotionId', 'giftCard')
    expect(order).to.deep.include({ diningOption: 'delivery', note: 'No nuts', address: anAddress })
    expect(order.items).to.have.length(1)
  })

  it('CART-20, PACK-08 another location clears time, notes, discount, gift card and packing; the items stay', () => {
    const order = chooseLocation(uptown, fresh)(aFullOrder())
    expect(order).not.to.have.any.keys('scheduledAt', 'discount', 'code', 'promotionCodeId', 'promotionId', 'giftCard')
    expect(order).to.deep.include({
      location: uptown,
      note: '',
      deliveryNotes: '',
      packingItems: [],
      idempotencyKey: fresh,
    })
    expect(order.items).to.deep.equal(aFullOrder().items)
  })

  it('CART-20 news about the same location is no change of the order', () => {
    const renamed = { ...downtown, name: 'Downtown, new sign' }
    expect(chooseLocation(renamed, fresh)(aFullOrder())).to.deep.equal({ ...aFullOrder(), location: renamed })
  })

  it('CART-19 after success everything of this meal is cleared; location, dining option and address stay', () => {
    expect(afterSuccess(fresh)(aFullOrder())).to.deep.equal({
      ...emptyOrder('pickup', fresh, downtown),
      address: anAddress,
    })
  })

  it('TABLE-07, GIFT-05, SCHED-25 set and taken off again', () => {
    const card = { giftCardNumber: '1', balance: minor(100) }
    const order = setScheduledAt(
      5,
      fresh,
    )(setGiftCard(card, fresh)(setTable({ id: 't', number: '7' }, fresh)(anOrder())))
    expect(order).to.deep.include({ scheduledAt: 5, giftCard: card, table: { id: 't', number: '7' } })
    expect(setScheduledAt(undefined, fresh)(setGiftCard(undefined, fresh)(order))).not.to.have.any.keys(
      'scheduledAt',
      'giftCard',
    )
    expect(setAddress(undefined, fresh)(aFullOrder())).not.to.have.property('address')
  })
})
