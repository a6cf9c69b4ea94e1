import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { basisPoints } from '../../../src-domain/money/percent.ts'
import { chargesWith, type DeliveryTerms } from '../../../src-domain/pricing/delivery-terms.ts'
import type { ChargeTerms } from '../../../src-domain/pricing/order-totals.ts'
import { tipAmount } from '../../../src-domain/pricing/tip-rules.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aRate } from '../../builders/rate-builder.ts'

describe('what an order costs besides its dishes', () => {
  const charges: ChargeTerms = { taxRate: aRate('8.25'), serviceFee: minor(150), isServiceFeeTaxable: true }
  const terms: DeliveryTerms = { minimum: minor(1_500), fee: minor(499) }

  it('has the fee of the address in the place of the location’s own, and all else as it was', () => {
    expect(chargesWith(charges, terms)).to.deep.equal({ ...charges, serviceFee: 499 })
    expect(chargesWith(charges, undefined)).to.deep.equal(charges)
  })

  it('has no tip by default where nothing is left to pay, and one where something is', () => {
    const { tip } = aBrand()
    const brand = aBrand({
      tip: { ...tip, enabled: { ...tip.enabled, delivery: true }, defaultPercent: { delivery: basisPoints(1_500) } },
    })
    const at = { brand, diningOption: 'delivery', isCash: false } as const
    expect(tipAmount({ ...at, isCovered: true }, { _tag: 'Default' }, minor(2_000))).to.equal(0)
    expect(tipAmount(at, { _tag: 'Default' }, minor(2_000))).to.equal(300)
  })
})
