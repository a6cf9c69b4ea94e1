import { expect } from 'chai'
import { nothingPutAway, putAwayOf } from '../../../src-domain/history/put-away.ts'
import { aLine, anOrder } from '../../builders/order-builder.ts'

const location = { id: 'hill-id', slug: 'hill', name: 'Hill', timeZone: 'America/New_York' }
const packed = aLine({ item: 'fork', group: 'cutlery', name: 'Fork' })

describe('An order that was kept for too long', () => {
  it('SHELL-36, PROF-17 can be put together again with its dishes and what they were packed in', () => {
    const kept = anOrder({ location, diningOption: 'delivery', items: [aLine()], packingItems: [packed] })
    expect(putAwayOf(kept)).to.deep.equal({
      _tag: 'Told',
      before: { slug: 'hill', diningOption: 'delivery', lines: [aLine(), packed] },
    })
  })

  it('SHELL-36 is missed by nobody where it had no dish, or no restaurant', () => {
    expect(putAwayOf(undefined)).to.equal(nothingPutAway)
    expect(putAwayOf(anOrder({ location, items: [], packingItems: [packed] }))).to.equal(nothingPutAway)
    const { location: _, ...nowhere } = anOrder({ location, items: [aLine()] })
    expect(putAwayOf(nowhere)).to.equal(nothingPutAway)
  })
})
