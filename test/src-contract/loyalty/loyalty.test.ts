import { expect } from 'chai'
import { isLeft } from 'fp-ts/lib/Either.js'
import { loyaltySettings } from '../../../src-contract/brand/loyalty-settings.ts'
import { loyalty, loyaltyReporting } from '../../../src-contract/loyalty/loyalty.ts'
import { rightOf } from '../../contracts/either.ts'

describe('loyalty data on the wire', () => {
  it('LOYAL-02 what is left out is nothing earned yet: no credit, no rewards, rounds of 100', () => {
    expect(rightOf(loyalty.decode({}))).to.deep.equal({
      availableCredit: 0,
      loyaltyDivisor: 100,
      loyaltyMultiplier: 0,
      progress: 0,
      tier: [],
      totalSpent: 0,
      wallet: [],
    })
  })

  it('LOYAL-02, LOYAL-03, LOYAL-20 is read in cents, with its tiers and rewards', () => {
    const wire = {
      availableCredit: 12.1,
      loyaltyDivisor: 200,
      loyaltyMultiplier: 1.5,
      progress: 42,
      tier: [{ name: 'Gold', threshold: 500 }],
      totalSpent: 42.5,
      wallet: [
        { id: 'c1', type: 'deal', promotion: { id: 'p1', name: 'Tea', description: 'Free tea', callToAction: 'Sip' } },
      ],
    }
    const read = rightOf(loyalty.decode(wire))
    expect([read.availableCredit, read.totalSpent, read.tier[0]?.threshold]).to.deep.equal([1_210, 4_250, 50_000])
    expect(read.wallet).to.deep.equal(wire.wallet)
    expect(JSON.parse(JSON.stringify(loyalty.encode(read)))).to.deep.equal(wire)
  })

  it('LOYAL-03 a reward that names no promotion is left out and told, the others stay', () => {
    const told: string[] = []
    const good = { id: 'c1', promotion: { id: 'p1' } }
    const read = rightOf(loyaltyReporting((entry) => told.push(entry)).decode({ wallet: [{ id: 'c2' }, good] }))
    expect(read.wallet.map(({ id }) => id)).to.deep.equal(['c1'])
    expect(told).to.have.lengthOf(1)
  })

  it('LOYAL-01, LOYAL-16 a brand has rewards only when it says so, by one of the systems that there are', () => {
    expect(rightOf(loyaltySettings.decode({}))).to.deep.equal({ enabled: false })
    expect(rightOf(loyaltySettings.decode({ enabled: true, system: 'visit' }))).to.have.property('system', 'visit')
    expect(isLeft(loyaltySettings.decode({ enabled: true, system: 'lottery' }))).to.equal(true)
  })
})
