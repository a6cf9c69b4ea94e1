import { expect } from 'chai'
import { dataToClear, keptFor, type LastVisit } from '../../../src-domain/cart/data-to-clear.ts'

const now = 1_790_000_000_000
function visit(changes: Partial<LastVisit> = {}): LastVisit {
  return {
    stampedAt: now - 1,
    version: '1',
    configId: 'c1',
    hasAddressComponents: false,
    hasPendingPlacement: false,
    ...changes,
  }
}
function cleared(changes: Partial<LastVisit> = {}) {
  return dataToClear(visit(changes), now, '1', 'c1')
}

describe('What a starting shop clears', () => {
  it('SHELL-36 the cart at 24 hours and not a millisecond before', () => {
    expect(cleared({ stampedAt: now - keptFor + 1 })).to.equal('nothing')
    expect(cleared({ stampedAt: now - keptFor })).to.equal('cart')
  })

  it('SHELL-37 the cart for another version', () => {
    expect(cleared({ version: '0' })).to.equal('cart')
  })

  it('SHELL-37, SHELL-38 nothing on a first visit', () => {
    const first: LastVisit = { hasAddressComponents: false, hasPendingPlacement: false }
    expect(dataToClear(first, now, '1', 'c1')).to.equal('nothing')
  })

  it('SHELL-38, SHELL-39 everything for another configuration or an address of an old release, even when the cart has expired', () => {
    expect(cleared({ configId: 'c0' })).to.equal('everything')
    expect(cleared({ hasAddressComponents: true })).to.equal('everything')
    expect(cleared({ configId: 'c0', stampedAt: 0 })).to.equal('everything')
  })

  it('SHELL-38 waits while a placement is pending', () => {
    expect(cleared({ configId: 'c0', hasPendingPlacement: true })).to.equal('nothingYet')
  })
})
