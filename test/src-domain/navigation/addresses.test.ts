import { expect } from 'chai'
import fc from 'fast-check'
import { diningOptions } from '../../../src-domain/dining-option/dining-option.ts'
import {
  cartScreens,
  checkoutAddress,
  home,
  itemAddress,
  marketAddress,
  menuAddress,
  type Opening,
  openingIn,
  sharedCartIn,
} from '../../../src-domain/navigation/addresses.ts'
import { addressAtTime, timeInAddress } from '../../../src-domain/navigation/menu-time-address.ts'
import {
  cartAddress,
  checkoutOfCart,
  menuOfOrder,
  opening,
  orderAddress,
} from '../../../src-domain/navigation/order-addresses.ts'
import { shopAddress } from '../../../src-domain/navigation/shop-address.ts'

const aSlug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,30}$/)
const aType = fc.constantFrom(...diningOptions)
const anId = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((id) => id.trim() !== '')

describe('Addresses of the storefront', () => {
  it('MENU-11, MENU-15 a menu and a dish are read as they were spelled', () => {
    fc.assert(
      fc.property(aSlug, aType, anId, fc.option(anId, { nil: undefined }), (slug, type, id, restaurantGroup) => {
        const menu = menuAddress(slug, type)
        expect(shopAddress(menu, undefined)).to.deep.equal({ _tag: 'Menu', slug, type })
        const item = itemAddress(menu, { id, ...(restaurantGroup === undefined ? {} : { restaurantGroup }) })
        expect(shopAddress(item, undefined)).to.deep.equal({
          _tag: 'Menu',
          slug,
          type,
          restaurantId: restaurantGroup ?? 'all',
          itemId: id,
        })
      }),
    )
  })

  it('SCHED-25, MENU-16 the chosen time is written into an address and read from it, and other fields stay', () => {
    const menu = '/location/red-hook/pickup'
    expect(addressAtTime(menu, 1_795_000_000)).to.equal(`${menu}?at=1795000000`)
    expect(addressAtTime(`${menu}?q=eggs&at=1&lang=es`, 1_795_000_000)).to.equal(`${menu}?q=eggs&lang=es&at=1795000000`)
    expect(addressAtTime(`${menu}?at=1795000000`, undefined)).to.equal(menu)
    expect(timeInAddress('1795000000')).to.equal(1_795_000_000)
    for (const wrong of [undefined, null, '', 'soon', '-1795000000', '1.5', '17950', '999999999999'])
      expect(timeInAddress(wrong)).to.equal(undefined)
  })

  it('LOC-46 a marketplace is read as it was spelled', () => {
    fc.assert(
      fc.property(aSlug, (market) => {
        expect(shopAddress(marketAddress(market), undefined)).to.deep.equal({ _tag: 'Market', market })
      }),
    )
  })

  it('what a page opens by itself is read as it was spelled, and nothing else', () => {
    const openings: readonly Opening[] = [
      ...cartScreens.map((screen) => ({ _tag: 'Cart' as const, screen })),
      { _tag: 'Address' },
      { _tag: 'Address', slug: 'red-hook' },
      { _tag: 'Account' },
      { _tag: 'Account', to: '/orders/a%20b.1' },
    ]
    const elsewhere = ['#account=', '#account=//evil.example', '#account=https://evil.example', '#account=/orders?x=1']
    for (const one of openings) expect(openingIn(opening('', one))).to.deep.equal(one)
    for (const other of ['', '#', '#CART', '#cart=1', '#address=', '#address=a/b', '#content', ...elsewhere])
      expect(openingIn(other), other).to.equal(undefined)
  })

  it('CART-24, CART-26 a cart that is handed over keeps its id, whatever stands in it', () => {
    fc.assert(
      fc.property(anId, (id) => {
        expect(sharedCartIn(`/cart/${encodeURIComponent(id)}`)).to.equal(id)
        expect(checkoutOfCart(id)).to.equal(`/checkout/${encodeURIComponent(id)}`)
        expect(orderAddress(id)).to.equal(`/order/${encodeURIComponent(id)}`)
      }),
    )
    expect(sharedCartIn('/cart/a/b')).to.equal(undefined)
  })

  it('an order without a restaurant is at home, and its checkout has one address', () => {
    expect(menuOfOrder({ diningOption: 'pickup' })).to.equal(home)
    expect(cartAddress({ diningOption: 'pickup' }, 'cart')).to.equal(home)
    expect(cartAddress({ location: { slug: 'red-hook' }, diningOption: 'kiosk' }, 'link')).to.equal(
      '/location/red-hook/dine-in#link',
    )
    expect(checkoutAddress).to.equal('/checkout/current')
  })
})
