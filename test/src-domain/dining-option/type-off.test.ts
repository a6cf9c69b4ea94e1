import { expect } from 'chai'
import { diningOptions } from '../../../src-domain/dining-option/dining-option.ts'
import { typeOff } from '../../../src-domain/dining-option/type-off.ts'
import { blockingReason } from '../../../src-domain/placement/validation-verdict.ts'
import { whyNotNow } from '../../../src-domain/scheduling/order-timing.ts'
import { aBrand } from '../../builders/brand-builder.ts'

describe('An order type that is off', () => {
  it('CHK-30 each can be closed or not be had, which stops the order and is told from a time that cannot be had', () => {
    const brand = aBrand()
    for (const diningOption of diningOptions) {
      for (const [why, told] of [['closed', 'Closed'] as const, ['unavailable', 'Unavailable'] as const]) {
        const reason = `${diningOption}-${why}`
        expect(typeOff(reason)).to.deep.equal({ diningOption, why })
        expect(blockingReason(reason)).to.equal(reason)
        const validation = { isValid: false, reason, isAsapOrderingEnabled: true }
        const facts = { brand, diningOption, timeZone: 'America/New_York', location: undefined, validation, now: 0 }
        expect(whyNotNow(facts), reason).to.equal(told)
      }
    }
  })

  it('CHK-30, SCHED-14 dinein is another word for a table, and any other reason is not of an order type', () => {
    expect(typeOff('dinein-closed')).to.deep.equal({ diningOption: 'kiosk', why: 'closed' })
    expect(typeOff('dinein-unavailable')).to.deep.equal({ diningOption: 'kiosk', why: 'unavailable' })
    for (const reason of ['closed', 'unavailable', 'pickup', 'drone-closed', undefined])
      expect(typeOff(reason)).to.equal(undefined)
  })
})
