import { expect } from 'chai'
import { isTwelveHour, twentyFourHour } from '../../../src-domain/scheduling/hour-cycle.ts'

describe('The hour cycle', () => {
  it('CONF-06 is 12 hours in English, and in Spanish in the US and Mexico; elsewhere it is the locale’s own', () => {
    const twelve = [
      ['en', 'US'],
      ['en', 'ES'],
      ['es', 'US'],
      ['es', 'MX'],
      ['es', 'CO'],
    ] as const
    expect(twelve.filter(([language, country]) => !isTwelveHour(language, country))).to.deep.equal([])
    expect(isTwelveHour('es', 'ES')).to.equal(false)
  })

  it('SCHED-21 writes 24-hour times without a leading zero, and midnight as 0:00', () => {
    expect([0, 545, 1_085, 1_440].map(twentyFourHour)).to.deep.equal(['0:00', '9:05', '18:05', '0:00'])
  })
})
