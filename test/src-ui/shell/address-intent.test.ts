import { expect } from 'chai'
import { addressIntent } from '../../../src-ui/shell/address-intent.ts'

describe('what an address asks for beside its page', () => {
  it('CART-24 a shared cart by whatever a back end gave as its id', () => {
    for (const [pathname, id] of [
      ['/cart/S18', 'S18'],
      ['/cart/2026.11%2F7', '2026.11/7'],
    ] as const)
      expect(addressIntent({ pathname, hash: '' })).to.deep.equal({ _tag: 'SharedCart', id })
    for (const pathname of ['/cart', '/cart/', '/cart/a/b', '/a/cart/b'])
      expect(addressIntent({ pathname, hash: '' })).to.equal(undefined)
  })
})
