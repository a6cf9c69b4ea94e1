import { expect } from 'chai'
import { intentIn } from '../../../src/browser/shop/intent-by-address.ts'

describe('what an address asks for beside its page', () => {
  it('CART-24 a shared cart by whatever a back end gave as its id', () => {
    for (const [pathname, id] of [
      ['/cart/S18', 'S18'],
      ['/cart/2026.11%2F7', '2026.11/7'],
    ] as const)
      expect(intentIn({ pathname, hash: '' })).to.deep.equal({ _tag: 'SharedCart', id })
    for (const pathname of ['/cart', '/cart/', '/cart/a/b', '/a/cart/b'])
      expect(intentIn({ pathname, hash: '' })).to.equal(undefined)
  })
})
