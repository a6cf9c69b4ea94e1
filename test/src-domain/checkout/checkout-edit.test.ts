import { expect } from 'chai'
import { editOutcome, seenAt } from '../../../src-domain/checkout/checkout-edit.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { PriceCheck } from '../../../src-domain/pricing/price-check.ts'
import { aCheckout, judged } from '../../builders/checkout-builder.ts'
import { aPriceCheck } from '../../builders/order-builder.ts'

function priced(fields: Partial<PriceCheck>, isAsking = false) {
  const price = { ...judged.price, isAsking, last: aPriceCheck(fields) }
  return aCheckout({
    checks: { ...judged, price },
    checkout: { ...aCheckout().checkout, tip: { _tag: 'Amount', amount: minor(0) } },
  })
}

describe('What an edit from the checkout changed', () => {
  it('is the delivery fee and the total that differ from those seen before, and what the minimum lacks', () => {
    const seen = seenAt(priced({ deliveryFee: minor(349), totalAmount: minor(1_700) }))
    expect(seen).to.deep.equal({ deliveryFee: 349, total: 1_700 })
    const now = priced({
      deliveryFee: minor(500),
      totalAmount: minor(1_851),
      amount: minor(1_300),
      minimum: minor(2_000),
    })
    expect(editOutcome(seen, now)).to.deep.equal({
      deliveryFee: { before: 349, after: 500 },
      total: { before: 1_700, after: 1_851 },
      short: { minimum: 2_000, amount: 1_300, missing: 700 },
    })
  })

  it('is nothing where the amounts are the same, and unknown while the price is asked for', () => {
    const same = { deliveryFee: minor(349), totalAmount: minor(1_700) }
    const seen = seenAt(priced(same))
    expect(editOutcome(seen, priced(same))).to.deep.equal({})
    expect(editOutcome(seen, priced(same, true))).to.equal(undefined)
  })
})
