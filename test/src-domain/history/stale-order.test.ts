import { expect } from 'chai'
import { noStaleOrder, staleOrderOf } from '../../../src-domain/history/stale-order.ts'
import { aLine, anOrder } from '../../builders/order-builder.ts'

const location = { id: 'hill-id', slug: 'hill', name: 'Hill', timeZone: 'America/New_York' }
const packed = aLine({ item: 'fork', group: 'cutlery', name: 'Fork' })

describe('An order that was kept for too long', () => {
  it('SHELL-36, PROF-17 can be put together again with its dishes and what they were packed in', () => {
    const kept = anOrder({ location, diningOption: 'delivery', items: [aLine()], packingItems: [packed] })
    expect(staleOrderOf(kept)).to.deep.equal({
      _tag: 'Told',
      before: { slug: 'hill', diningOption: 'delivery', lines: [aLine(), packed] },
    })
  })

  it('SHELL-36 is missed by nobody where it had no dish, or no restaurant', () => {
    expect(staleOrderOf(undefined)).to.equal(noStaleOrder)
    expect(staleOrderOf(anOrder({ location, items: [], packingItems: [packed] }))).to.equal(noStaleOrder)
    const { location: _, ...nowhere } = anOrder({ location, items: [aLine()] })
    expect(staleOrderOf(nowhere)).to.equal(noStaleOrder)
  })
})
