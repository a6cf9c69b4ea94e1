import { expect } from 'chai'
import { answerHolds, type ConsentFacts, consentOf } from '../../../src-domain/brand/consent.ts'

const asking: ConsentFacts = { settings: { privacyUrl: '/privacy' }, answer: undefined, saysNo: false, now: 5_000 }
const answered = (isAgreed: boolean, at = 1_000) => ({ answer: { isAgreed, at } })

describe('Whether what follows people may run', () => {
  it('E52 a brand that does not ask lets it run, whatever was answered elsewhere', () => {
    expect(consentOf({ ...asking, settings: undefined })).to.equal('agreed')
    expect(consentOf({ ...asking, ...answered(false), settings: undefined, saysNo: true })).to.equal('agreed')
  })

  it('E52 nothing runs before an answer, and after it what was answered holds', () => {
    expect(consentOf(asking)).to.equal('unanswered')
    expect(consentOf({ ...asking, ...answered(true) })).to.equal('agreed')
    expect(consentOf({ ...asking, ...answered(false) })).to.equal('refused')
  })

  it('E52 half a year later it is asked again, and a clock that was set back asks nobody twice', () => {
    for (const isAgreed of [true, false]) {
      expect(consentOf({ ...asking, ...answered(isAgreed), now: 1_000 + answerHolds })).to.equal('unanswered')
      expect(consentOf({ ...asking, ...answered(isAgreed), now: 999 + answerHolds })).not.to.equal('unanswered')
      expect(consentOf({ ...asking, ...answered(isAgreed, 9_000) })).not.to.equal('unanswered')
    }
  })

  it('E52 a browser that says no for its owner is not asked; a yes that was given here goes before it', () => {
    expect(consentOf({ ...asking, saysNo: true })).to.equal('refused')
    expect(consentOf({ ...asking, ...answered(true), saysNo: true })).to.equal('agreed')
  })
})
