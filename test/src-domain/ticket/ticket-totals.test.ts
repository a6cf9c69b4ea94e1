import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { withAgreedPrice } from '../../../src-domain/placement/with-agreed-price.ts'
import type { PriceCheck } from '../../../src-domain/pricing/price-check.ts'
import { ticketTotals } from '../../../src-domain/ticket/ticket-totals.ts'
import { aTicket } from '../../builders/ticket-builder.ts'

const price: PriceCheck = {
  delivery: minor(300),
  deliveryFee: minor(250),
  appliedDiscounts: [{ discountId: '', name: 'Ten off', amount: minor(200) }],
  appliedCredit: minor(100),
  appliedStoredValue: minor(500),
  preDiscountPrice: minor(2_000),
  taxAmount: minor(168),
  totalAmount: minor(1_668),
  amount: minor(2_000),
  isValid: true,
}
const line = {
  ...{ itemId: 'i', itemExternalId: '', name: 'Soup', price: minor(500), quantity: 4, notes: '', modifiers: [] },
  group: { id: 'g', name: '' },
}
/** From a bare back end: no subtotal, fee, discount, gift card or tip. */
const bare = aTicket({ items: [line], taxAmount: minor(168), appliedCredit: minor(100), finalAmount: minor(1_968) })
function shown(ticket = bare) {
  return ticketTotals(ticket).map((one) => [one._tag, one._tag === 'NotYetKnown' ? undefined : one.amount])
}

describe('What a placed order cost', () => {
  it('CONF-02, PRICE-05 has the lines of the price that was agreed to where the ticket leaves them out', () => {
    expect(shown(withAgreedPrice(bare, { price, total: minor(1_968) }))).to.deep.equal([
      ['Subtotal', 2_000],
      ['DeliveryFee', 250],
      ['ServiceFee', 50],
      ['Credit', -100],
      ['Discount', -200],
      ['Tax', 168],
      ['GiftCard', -500],
      ['Tip', 300],
      ['Total', 1_968],
    ])
  })

  it('CONF-02 takes nothing of a price that is not what was charged', () => {
    expect(withAgreedPrice(bare, { price, total: minor(1_900) })).to.equal(bare)
    expect(withAgreedPrice(bare, { total: minor(1_968) })).to.equal(bare)
  })

  it('CONF-02 what the ticket says itself stands', () => {
    const told = withAgreedPrice({ ...bare, tip: minor(200), subtotal: minor(2_100) }, { price, total: minor(1_968) })
    expect([told.tip, told.subtotal, told.serviceFee]).to.deep.equal([200, 2_100, 300])
  })

  it('CONF-02 has a subtotal of its dishes only where the lines come to the total', () => {
    expect(shown()).to.deep.equal([
      ['Credit', -100],
      ['Tax', 168],
      ['Total', 1_968],
    ])
    const whole = aTicket({ items: [line], taxAmount: minor(160), finalAmount: minor(2_160) })
    expect(shown(whole)).to.deep.equal([
      ['Subtotal', 2_000],
      ['Tax', 160],
      ['Total', 2_160],
    ])
    expect(shown({ ...whole, taxAmount: minor(0) })).to.deep.equal([['Total', 2_160]])
  })
})
