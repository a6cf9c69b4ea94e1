import { expect } from 'chai'
import { unseenIn, unseenText } from '../../../src-domain/placement/unseen-order.ts'

const day = 24 * 60 * 60 * 1_000
const noon = 1_700_000_000_000

describe('An order that was placed and never seen', () => {
  const kept = unseenText('to/ken', { now: () => noon })

  it('CART-17 is led to for a day', () => {
    expect(unseenIn(kept, noon)).to.equal('to/ken')
    expect(unseenIn(kept, noon + day - 1)).to.equal('to/ken')
    expect(unseenIn(kept, noon + day)).to.equal(undefined)
  })

  it('CART-17 is not led to by a clock that ran ahead, nor by what is no such text', () => {
    expect(unseenIn(kept, noon - 1)).to.equal(undefined)
    for (const other of [
      undefined,
      '',
      'token',
      `${noon}`,
      `${noon} `,
      `${noon} a b`,
      `x ${noon} a`,
      `${noon} ${'a'.repeat(201)}`,
    ])
      expect(unseenIn(other, noon), other ?? 'nothing').to.equal(undefined)
  })
})
