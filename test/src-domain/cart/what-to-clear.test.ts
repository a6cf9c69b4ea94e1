import { expect } from 'chai'
import { keptFor, type LastVisit, whatToClear } from '../../../src-domain/cart/what-to-clear.ts'

const now = 1_750_000_000_000
const last = (fields: Partial<LastVisit> = {}): LastVisit => ({
  stampedAt: now - 1,
  version: '2.51.5',
  configId: 'config-1',
  hasAddressComponents: false,
  hasPendingPlacement: false,
  ...fields,
})
const clear = (visit: LastVisit) => whatToClear(visit, now, '2.51.5', 'config-1')

describe('What a shop clears when it starts', () => {
  it('SHELL-36 the cart at or beyond 24 hours after the stamp', () => {
    expect(keptFor).to.equal(86_400_000)
    expect(clear(last({ stampedAt: now - keptFor + 1 }))).to.equal('nothing')
    expect(clear(last({ stampedAt: now - keptFor }))).to.equal('cart')
  })

  it('SHELL-37 the cart when the version changed, but not on a first visit', () => {
    expect(clear(last({ version: '2.51.4' }))).to.equal('cart')
    expect(clear({ hasAddressComponents: false, hasPendingPlacement: false })).to.equal('nothing')
  })

  it('SHELL-38, SHELL-40 everything when the configuration is another', () => {
    expect(clear(last({ configId: 'config-0', stampedAt: 0 }))).to.equal('everything')
  })

  it('SHELL-39 everything when the saved address is of the old kind', () => {
    expect(clear(last({ hasAddressComponents: true }))).to.equal('everything')
  })

  it('SHELL-38 not before a placement in mid-air is resolved', () => {
    expect(clear(last({ configId: 'config-0', hasPendingPlacement: true }))).to.equal('nothingYet')
    expect(clear(last({ hasPendingPlacement: true, stampedAt: 0 }))).to.equal('cart')
  })
})
