import { expect } from 'chai'
import { wrongsOf } from './overload-run.ts'

const borne = {
  capacity: 166,
  offered: 1_266,
  accepted: 395,
  refused: 871,
  p99OfAccepted: 3_100,
  p99OfRefused: 900,
  calmBefore: 120,
  calmAfter: 42,
  odd: {},
}
const asUsual = (milliseconds: number) => milliseconds

describe('the judge of an overload', () => {
  it('R6 finds nothing where some are taken soon and all others are told soon', () => {
    expect(wrongsOf(borne, { scaled: asUsual })).to.deep.equal([])
  })

  it('R6 asks for as many as it is told to ask for', () => {
    for (const [accepted, wrongs] of [
      [41, 0],
      [16, 1],
    ] as const)
      expect(wrongsOf({ ...borne, accepted }, { scaled: asUsual, leastTaken: 1 / 10 })).to.have.length(wrongs)
  })

  for (const [what, change] of [
    ['hardly anybody is taken', { accepted: 41 }],
    ['who is taken waits', { p99OfAccepted: 14_000 }],
    ['who is refused waits', { p99OfRefused: 5_001 }],
    ['it is not over when they are gone', { calmAfter: 900 }],
    ['somebody gets no answer', { odd: { 0: 1 } }],
    ['somebody gets another answer', { odd: { 500: 1 } }],
  ] as const)
    it(`R6 finds one thing where ${what}`, () => {
      expect(wrongsOf({ ...borne, ...change }, { scaled: asUsual })).to.have.length(1)
    })
})
