import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { cartLink } from '../../../src-domain/sharing/cart-link.ts'
import { fillFromSavedCart, wouldReplace } from '../../../src-domain/sharing/fill-from-saved-cart.ts'
import { cartToSave, type SavedCart } from '../../../src-domain/sharing/saved-cart.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aFullOrder, aKey, aLine, anOrder, uptown } from '../../builders/order-builder.ts'
import { choices } from '../../builders/selections-builder.ts'

const key = aKey(9)
const now = 1_750_000_000_000
const soba = aLine({ item: 'soba', name: 'Soba', price: minor(1_100) })
function savedCart(fields: Partial<SavedCart> = {}): SavedCart {
  return {
    id: 'saved-1',
    items: [{ line: soba, isAvailable: true }],
    location: aLocation({ ...uptown }),
    orderType: 'pickup',
    ...fields,
  }
}

describe('A saved cart', () => {
  it('CART-24 fills items, location and way, under a fresh key', () => {
    const filled = fillFromSavedCart(
      aBrand(),
      savedCart({ orderType: 'delivery' }),
      key,
      now,
    )(anOrder({ items: [aLine()] }))
    expect(filled).to.deep.include({ items: [soba], location: uptown, diningOption: 'delivery', idempotencyKey: key })
  })

  it('CART-24, TABLE-05 is of the first type that the brand has on where its own is off', () => {
    const brand = aBrand({ ordering: { ...aBrand().ordering, delivery: false } })
    const filled = fillFromSavedCart(brand, savedCart({ orderType: 'delivery' }), key, now)(anOrder())
    expect(filled.diningOption).to.equal('pickup')
  })

  it('CART-24, CART-20 lets go of what was agreed for another order, and keeps the customer’s own address', () => {
    const before = aFullOrder()
    const filled = fillFromSavedCart(aBrand(), savedCart(), key, now)(before)
    expect(filled).not.to.have.any.keys('discount', 'code', 'promotionId', 'giftCard', 'table', 'scheduledAt')
    expect([filled.note, filled.deliveryNotes, filled.packingItems]).to.deep.equal(['', '', []])
    expect(filled.address).to.deep.equal(before.address)
  })

  it('CART-24, CART-25 takes its hour and its discount along, but no hour that has passed', () => {
    const at = (scheduledAt: number) =>
      fillFromSavedCart(aBrand(), savedCart({ scheduledAt, discount: 'TEN' }), key, now)(anOrder())
    expect(at(now / 1_000 + 3_600)).to.deep.include({ scheduledAt: now / 1_000 + 3_600, discount: 'TEN' })
    expect(at(now / 1_000 - 1)).not.to.have.property('scheduledAt')
  })

  it('CART-24 asks before it takes away what the customer chose, and only then', () => {
    const saved = savedCart()
    expect(wouldReplace(anOrder(), saved)).to.equal(false)
    expect(wouldReplace(anOrder({ location: uptown, items: [soba] }), saved)).to.equal(false)
    expect(wouldReplace(anOrder({ items: [soba] }), saved)).to.equal(true)
    expect(wouldReplace(anOrder({ location: uptown, items: [soba, soba] }), saved)).to.equal(true)
    const other = { ...soba, mods: choices({ extras: ['egg'] }) }
    expect(wouldReplace(anOrder({ location: uptown, items: [other] }), saved)).to.equal(true)
  })

  it('LINK-04 hands over what is in the cart and nothing of whose it is', () => {
    const order = aFullOrder()
    expect(cartToSave(order)).to.deep.equal({
      items: order.items,
      location: { id: 'location-1', slug: 'downtown' },
      orderType: 'pickup',
      discount: 'discount-1',
      scheduledAt: 1_700_000_000,
    })
    expect(cartToSave(anOrder())).to.equal(undefined)
  })

  it('CART-26, LINK-04 the link is the origin, /checkout and the public identifier', () => {
    expect(cartLink('https://noodle.example', 'abc_DEF-1')).to.equal('https://noodle.example/checkout/abc_DEF-1')
  })
})
