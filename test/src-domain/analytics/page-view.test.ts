import { expect } from 'chai'
import { isAddressKey, pagePath, withCheckoutViews } from '../../../src-domain/analytics/page-view.ts'

describe('What a page view says of an address', () => {
  for (const [address, path] of [
    ['/', '/'],
    ['/?q=soup&near=12+Elm+Street', '/'],
    ['/location/red-hook/pickup', '/location/red-hook/pickup'],
    ['/location/red-hook/pickup/all/miso?lang=es#cart', '/location/red-hook/pickup/all/miso'],
    ['/location/red-hook/dine-in?table=12', '/location/red-hook/dine-in'],
    ['/market/hall/delivery', '/market/hall/delivery'],
    ['/order/4f1c9b', '/order'],
    ['/cart/77aa', '/cart'],
    ['/checkout/77aa', '/checkout'],
    ['/card/11bb', '/card'],
    ['/profile/orders/22cc', '/profile'],
    ['/whatever/33dd', '/whatever'],
  ] as const)
    it(`ANA-12 of ${address} it says ${path}`, () => {
      expect(pagePath(address)).to.equal(path)
    })

  it('ANA-12 an address that opens something for whoever has it is known as such', () => {
    const isKey = (href: string) => isAddressKey(new URL(href, 'https://noodle.example'))
    const keys = ['/order/4f', '/cart/77', '/checkout/77', '/card/1', '/location/red-hook/dine-in?lang=es&table=12']
    expect(keys.filter((href) => !isKey(href))).to.deep.equal([])
    const open = ['/', '/checkout/current', '/market/hall', '/location/red-hook/pickup?lang=es', '/?q=table']
    expect(open.filter(isKey)).to.deep.equal([])
  })

  it('ANA-12 that the checkout was seen is told with what began there', () => {
    const left = [{ _tag: 'Cart Viewed' }, { _tag: 'Checkout Started' }] as const
    expect(withCheckoutViews(left)).to.deep.equal([left[0], { _tag: 'Page Viewed', path: '/checkout' }, left[1]])
  })
})
