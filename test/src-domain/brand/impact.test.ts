import { expect } from 'chai'
import { chosenNonprofit, impactOf } from '../../../src-domain/brand/impact.ts'

const garden = { id: 'garden', name: 'Garden', cause: '' }

describe('What a brand gives away', () => {
  it('IMPACT-01, IMPACT-12, CHK-04 counts only with an account and somebody to choose', () => {
    expect(impactOf({})).to.equal(undefined)
    expect(impactOf({ impact: { nonprofits: [garden] } })).to.equal(undefined)
    expect(impactOf({ impact: { widgetId: 'w', nonprofits: [] } })).to.equal(undefined)
    const impact = { widgetId: 'w', nonprofits: [garden] }
    expect(impactOf({ impact })).to.equal(impact)
  })

  it('CHK-04 forgets a choice that the brand has no more', () => {
    const impact = { widgetId: 'w', nonprofits: [garden] }
    expect(chosenNonprofit({ impact }, 'garden')).to.equal(garden)
    expect(chosenNonprofit({ impact }, 'gone')).to.equal(undefined)
    expect(chosenNonprofit({}, 'garden')).to.equal(undefined)
  })
})
