import { expect } from 'chai'
import { chosenNonprofit, impactBase, impactOf } from '../../../src-domain/brand/impact.ts'

const garden = { id: 'garden', name: 'Garden', cause: '' }

describe('What a brand gives away', () => {
  it('IMPACT-01, IMPACT-12, CHK-04 counts only with an account and somebody to choose', () => {
    expect(impactOf({})).to.equal(undefined)
    expect(impactOf({ impact: { nonprofits: [garden] } })).to.equal(undefined)
    expect(impactOf({ impact: { widgetId: 'w', nonprofits: [] } })).to.equal(undefined)
    const impact = { widgetId: 'w', nonprofits: [garden] }
    expect(impactOf({ impact })).to.equal(impact)
  })

  it('IMPACT-13 tells a trial to the host for trials, and never to the one in earnest', () => {
    const hosts = { widgetId: 'w', nonprofits: [garden], baseUrl: 'https://a.example' }
    const both = { ...hosts, stageBaseUrl: 'https://b.example' }
    expect(impactBase({ impact: both }, true)).to.equal('https://a.example')
    expect(impactBase({ impact: both }, false)).to.equal('https://b.example')
    expect(impactBase({ impact: hosts }, false)).to.equal(undefined)
    expect(impactBase({}, true)).to.equal(undefined)
  })

  it('CHK-04 forgets a choice that the brand has no more', () => {
    const impact = { widgetId: 'w', nonprofits: [garden] }
    expect(chosenNonprofit({ impact }, 'garden')).to.equal(garden)
    expect(chosenNonprofit({ impact }, 'gone')).to.equal(undefined)
    expect(chosenNonprofit({}, 'garden')).to.equal(undefined)
  })
})
