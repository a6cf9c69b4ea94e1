import { expect } from 'chai'
import { eventNames } from '../../../src-domain/analytics/analytics-event.ts'
import { eventsOfPatron, eventsOfSheet } from '../../../src-domain/analytics/events-of-flow.ts'
import { eventsOfOrder } from '../../../src-domain/analytics/events-of-order.ts'
import { purchaseFacts } from '../../../src-domain/analytics/purchase-facts.ts'
import {
  addLine,
  clearLines,
  type OrderChange,
  removeLine,
  replaceLine,
  setQuantity,
} from '../../../src-domain/cart/change-lines.ts'
import { setNote } from '../../../src-domain/cart/change-terms.ts'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'
import { aKey, aLine, anOrder } from '../../builders/order-builder.ts'
import { aPatron, aPatronWithoutEmail } from '../../builders/patron-builder.ts'
import { aTicket } from '../../builders/ticket-builder.ts'

const menu = aMenu()
  .withGroup(aGroup('Bowls').of(anItem('Ramen').costing(1_250), anItem('Soba').costing(1_100)))
  .build()
const ramen = aLine()
const soba = aLine({ item: 'soba', name: 'Soba', price: minor(1_100), quantity: 2 })
const key = aKey(9)
function told(change: OrderChange, order: OrderInProgress) {
  return eventsOfOrder(order, change(order), menu)
}
function names(change: OrderChange, order: OrderInProgress) {
  return told(change, order).map(({ _tag }) => _tag)
}

describe('What is told of an order', () => {
  it('SEL-29, ANA-02 adding an item tells its category, name, price and quantity', () => {
    expect(told(addLine(soba, key), anOrder({ items: [ramen] }))).to.deep.equal([
      { _tag: 'Product Added', product: { id: 'soba', category: 'Bowls', name: 'Soba', price: 1_100, quantity: 2 } },
    ])
  })

  it('ANA-02, ANA-04 tells a changed line from a removed one, and both from a cleared cart', () => {
    const two = anOrder({ items: [ramen, soba] })
    expect(told(replaceLine(1, { ...soba, quantity: 3 }, key), two)).to.deep.equal([
      { _tag: 'Product Modified', product: { id: 'soba', category: 'Bowls', name: 'Soba', price: 1_100, quantity: 3 } },
    ])
    expect(names(setQuantity(0, 4, key), two)).to.deep.equal(['Product Modified'])
    expect(told(removeLine(0, key), two)).to.deep.equal([
      {
        _tag: 'Product Removed',
        product: { id: 'ramen', category: 'Bowls', name: 'Ramen', price: 1_250, quantity: 1 },
      },
    ])
    expect(names(clearLines(key), two)).to.deep.equal(['Cleared Cart'])
    expect(names(removeLine(0, key), anOrder({ items: [ramen] }))).to.deep.equal(['Product Removed', 'Cleared Cart'])
  })

  it('tells nothing of a change that is none, or none of the items', () => {
    const order = anOrder({ items: [ramen] })
    expect(names(setNote('No nuts', key), order)).to.deep.equal([])
    expect(names(removeLine(7, key), order)).to.deep.equal([])
    expect(names(clearLines(key), anOrder())).to.deep.equal([])
  })

  it('ANA-02 opening a dish is Product Clicked, opening the cart Cart Viewed, and moving about in it nothing', () => {
    const closed = { _tag: 'Closed' }
    const dish = { _tag: 'Item', groupId: 'bowls', itemId: 'soba' }
    const cart = { _tag: 'Cart' }
    expect(eventsOfSheet(closed, dish, menu)).to.deep.equal([
      { _tag: 'Product Clicked', product: { id: 'soba', category: 'Bowls', name: 'Soba', price: 1_100, quantity: 1 } },
    ])
    expect(eventsOfSheet(dish, { ...dish }, menu)).to.deep.equal([])
    expect(eventsOfSheet(dish, cart, menu, [soba])).to.deep.equal([
      {
        _tag: 'Cart Viewed',
        cart: [{ id: 'soba', category: 'Bowls', name: 'Soba', price: 1_100, quantity: 2 }],
      },
    ])
    expect(eventsOfSheet(cart, { ...cart, itemId: '0' }, menu)).to.deep.equal([])
    expect(eventsOfSheet(cart, closed, menu)).to.deep.equal([])
  })

  it('ANA-02 a group that is opened as a dish is told by its own name; what nobody knows is not told', () => {
    const group = { _tag: 'Item', groupId: 'bowls', itemId: 'bowls' }
    expect(eventsOfSheet({ _tag: 'Closed' }, group, menu)).to.deep.equal([
      {
        _tag: 'Product Clicked',
        product: { id: 'bowls', category: 'Bowls', name: 'Bowls', price: 1_250, quantity: 1 },
      },
    ])
    expect(eventsOfSheet({ _tag: 'Closed' }, { ...group, itemId: 'gone' }, menu)).to.deep.equal([])
  })

  it('ANA-03, ANA-04 a completed login tells who signed in', () => {
    expect(eventsOfPatron(undefined, aPatron())).to.deep.equal([
      {
        _tag: 'Signed In',
        user: {
          userId: 'patron-1',
          email: 'ana@example.com',
          firstName: 'Ana',
          lastName: 'Diaz',
          phone: '212-555-0100',
        },
      },
    ])
    expect(eventsOfPatron(undefined, aPatronWithoutEmail())[0]).not.to.have.nested.property('user.email')
    expect(eventsOfPatron(aPatron(), aPatron())).to.deep.equal([])
    expect(eventsOfPatron(aPatron(), undefined)).to.deep.equal([])
  })

  it('ANA-05, ANA-06 a purchase is worth its final amount in USD, with its items and how to reach the customer', () => {
    const item = { itemId: 'soba', itemExternalId: 'pos-7', name: 'Soba', price: minor(1_100), quantity: 2 }
    const ticket = aTicket({
      code: 'TEN',
      appliedCredit: minor(100),
      patron: { email: 'ana@example.com', phone: '2125550100' },
      items: [{ ...item, notes: 'No nuts', resGroupId: 'east', group: { id: 'bowls', name: 'Bowls' }, modifiers: [] }],
    })
    expect(purchaseFacts(ticket, 'USD')).to.deep.equal({
      id: 'order-1',
      orderType: 'pickup',
      finalAmount: 2_165,
      taxAmount: 165,
      appliedCredit: 100,
      code: 'TEN',
      items: [{ ...item, resGroupId: 'east', group: { name: 'Bowls' } }],
      email: 'ana@example.com',
      phone: '2125550100',
      currency: 'USD',
      value: 2_165,
    })
  })

  it('ANA-06 a purchase is in what its order was paid in, or in what the brand is paid where the order does not say', () => {
    expect(purchaseFacts(aTicket(), 'MXN')).to.have.property('currency', 'MXN')
    expect(purchaseFacts(aTicket({ currency: 'EUR' }), 'MXN')).to.have.property('currency', 'EUR')
  })

  it('ANA-01 knows ten names', () => {
    expect(eventNames.join(', ')).to.equal(
      'Cleared Cart, Cart Viewed, Checkout Started, Product Added, Product Clicked, Product Modified, Product Removed, Purchase, Signed In, Unnamed Event',
    )
  })
})
