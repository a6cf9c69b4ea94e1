import { expect } from 'chai'
import { currentTracking } from '../../../src-domain/ticket/current-tracking.ts'
import type { CustomerStep } from '../../../src-domain/ticket/customer-step.ts'

const out: readonly CustomerStep[] = [
  { name: 'placed', at: 1 },
  { name: 'out-for-delivery', at: 2 },
  { name: 'completed' },
]
const done: readonly CustomerStep[] = [{ name: 'completed', at: 3 }]

describe('the tracking of a delivery beside the steps of its order', () => {
  it('follows the steps if they are newer', () => {
    expect(currentTracking({ status: 'pending' }, out)).to.deep.equal({ status: 'dropoff' })
    expect(currentTracking(undefined, out)).to.deep.equal({ status: 'dropoff' })
    expect(currentTracking({ status: 'dropoff' }, done)).to.deep.equal({ status: 'delivered' })
  })

  it('stays as it is if it is newer, over, or in the words of another back end', () => {
    for (const status of ['delivered', 'canceled', 'returned', 'Rider assigned'])
      expect(currentTracking({ status }, out)).to.deep.equal({ status })
    expect(currentTracking({ status: 'pickup' }, [{ name: 'placed', at: 1 }])).to.deep.equal({ status: 'pickup' })
    expect(currentTracking({ status: 'pickup' })).to.deep.equal({ status: 'pickup' })
    expect(currentTracking(undefined)).to.equal(undefined)
  })
})
