import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { basisPoints } from '../../../src-domain/money/percent.ts'
import { newPromoCodeProblem } from '../../../src-domain/offers/new-promo-code.ts'
import { promoCodeStatus } from '../../../src-domain/offers/promo-code-entry.ts'
import { offTerms, takenOff } from '../../../src-domain/promo/taken-off.ts'

const now = 1_000_000
const tenPercent = { _tag: 'Percent', rate: basisPoints(1_000) } as const
const good = { code: 'NOODLES', off: tenPercent }

function problemOf(changed: Partial<Parameters<typeof newPromoCodeProblem>[0]>) {
  return newPromoCodeProblem({ ...good, ...changed }, now)?._tag
}

describe('A new promo code', () => {
  it('has 3 to 64 characters without spaces', () => {
    for (const code of ['ABC', 'ÑAM', 'X'.repeat(64)]) expect(problemOf({ code }), code).to.equal(undefined)
    for (const code of ['AB', 'A B C', 'X'.repeat(65)]) expect(problemOf({ code }), code).to.equal('CodeMalformed')
  })

  it('takes something off', () => {
    const amount = (value: number) => ({ _tag: 'Amount', amount: minor(value) }) as const
    expect(problemOf({ off: amount(1) })).to.equal(undefined)
    for (const off of [amount(0), { ...tenPercent, rate: basisPoints(0) }, { ...tenPercent, atMost: minor(0) }])
      expect(problemOf({ off })).to.equal('OffOutOfRange')
  })

  it('ends after it starts, and after now', () => {
    expect(problemOf({ startsAt: now - 5, endsAt: now + 1 })).to.equal(undefined)
    expect(problemOf({ startsAt: now + 5, endsAt: now + 5 })).to.equal('EndsBeforeStart')
    expect(problemOf({ endsAt: now })).to.equal('EndIsPast')
  })

  it('takes off either a percentage, with its limit, or an amount', () => {
    const [percent, atMost, amount] = [basisPoints(500), minor(300), minor(200)]
    for (const terms of [{ percent }, { percent, atMost }, { amount }]) {
      const off = takenOff(terms)
      expect(off && offTerms(off)).to.deep.equal(terms)
    }
    expect(takenOff({})).to.equal(undefined)
    expect(takenOff({ percent, amount })).to.equal(undefined)
  })
})

describe('The status of a promo code', () => {
  const entry = {
    ...{ code: 'NOODLES', name: '', description: '', off: tenPercent, on: [], minimum: minor(0), orderTypes: [] },
    ...{ uses: 2, isFromFile: false, isActive: true },
  }

  it('is active until its end, when it is used up, or when staff end it', () => {
    expect(promoCodeStatus(entry, now)).to.equal('active')
    expect(promoCodeStatus({ ...entry, startsAt: now, endsAt: now + 1, most: 3 }, now)).to.equal('active')
    expect(promoCodeStatus({ ...entry, startsAt: now + 1 }, now)).to.equal('scheduled')
    expect(promoCodeStatus({ ...entry, most: 2 }, now)).to.equal('used-up')
    expect(promoCodeStatus({ ...entry, endsAt: now, most: 2 }, now)).to.equal('over')
    expect(promoCodeStatus({ ...entry, endsAt: now, isActive: false }, now)).to.equal('ended')
  })
})
