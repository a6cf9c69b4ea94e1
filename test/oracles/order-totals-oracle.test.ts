import { expect } from 'chai'
import { type OracleOrder, oracleBill } from './order-totals-oracle.ts'

/** Two bowls at $16.50 and a soup at $4.25. */
const order: OracleOrder = {
  lines: [
    { unitPrice: 1_650n, quantity: 2n },
    { unitPrice: 425n, quantity: 1n },
  ],
  fees: [],
  taxPercent: '0',
  availableCredit: 0n,
  giftCardBalance: 0n,
  tip: { cents: 0n },
}

describe('The oracle of the totals, against what was worked out by hand', () => {
  it('adds the lines', () => {
    expect(oracleBill(order)).to.deep.equal({
      subtotal: 3_725n,
      discount: 0n,
      fees: 0n,
      tax: 0n,
      credit: 0n,
      giftCard: 0n,
      totalAmount: 3_725n,
      tip: 0n,
      due: 3_725n,
    })
  })

  it('takes every step in its order', () => {
    // 10 % of 37.25 is 3.725, so 3.73. Taxed: 37.25 - 3.73 + 2.00 = 35.52; 8.875 % is 3.1524. 33.52 + 5.99 fees + 3.15
    // tax = 42.66; less 5.00 credit and 20.00 gift card = 17.66; 15 % of 37.25 is 5.5875.
    const bill = oracleBill({
      ...order,
      promo: { basisPoints: 1_000n },
      fees: [
        { amount: 200n, isTaxable: true },
        { amount: 399n, isTaxable: false },
      ],
      taxPercent: '8.875',
      availableCredit: 500n,
      giftCardBalance: 2_000n,
      tip: { basisPoints: 1_500n },
    })
    expect(bill).to.deep.equal({
      subtotal: 3_725n,
      discount: 373n,
      fees: 599n,
      tax: 315n,
      credit: 500n,
      giftCard: 2_000n,
      totalAmount: 1_766n,
      tip: 559n,
      due: 2_325n,
    })
  })

  it('never discounts below nothing, and taxes no discount', () => {
    const bill = oracleBill({
      ...order,
      promo: { cents: 5_000n },
      taxPercent: '10',
      fees: [{ amount: 105n, isTaxable: true }],
      tip: { basisPoints: 1_000n },
    })
    // Tax on the fee alone: 10.5 cents, half up. The tip is on the undiscounted food.
    expect(bill).to.deep.include({ discount: 3_725n, tax: 11n, totalAmount: 116n, tip: 373n, due: 489n })
  })

  it('taxes by every digit of the rate, and rounds once', () => {
    // 8.875 % of 99.99 is 8.8741; 8.88 % would be a cent more. Of 0.40 it is 3.55 cents.
    const taxed = (amount: bigint, taxPercent: string) =>
      oracleBill({ ...order, lines: [{ unitPrice: amount, quantity: 1n }], taxPercent }).tax
    expect(taxed(9_999n, '8.875')).to.equal(887n)
    expect(taxed(9_999n, '8.88')).to.equal(888n)
    expect(taxed(40n, '8.875')).to.equal(4n)
    // Half a cent rounds up; slightly less does not.
    expect(taxed(1_000n, '0.05')).to.equal(1n)
    expect(taxed(1_000n, '0.04999999')).to.equal(0n)
    expect(taxed(100_000_000n, '8.8750005')).to.equal(8_875_001n)
  })

  it('takes no more credit and no more of the card than there is to pay, and leaves the tip', () => {
    const rich = { ...order, availableCredit: 3_000n, giftCardBalance: 10_000n, tip: { cents: 200n } }
    expect(oracleBill(rich)).to.deep.include({ credit: 3_000n, giftCard: 725n, totalAmount: 0n, due: 200n })
    expect(oracleBill({ ...rich, availableCredit: 9_000n })).to.deep.include({
      credit: 3_725n,
      giftCard: 0n,
      due: 200n,
    })
  })

  it('uses no more of credit and card than the customer wants, the credit first', () => {
    const rich = { ...order, availableCredit: 3_000n, giftCardBalance: 10_000n, tip: { cents: 200n } }
    expect(oracleBill({ ...rich, useAtMost: 3_675n })).to.deep.include({ credit: 3_000n, giftCard: 675n, due: 250n })
    expect(oracleBill({ ...rich, useAtMost: 1_000n })).to.deep.include({ credit: 1_000n, giftCard: 0n, due: 2_925n })
    expect(oracleBill({ ...rich, useAtMost: 9_999n })).to.deep.equal(oracleBill(rich))
  })
})
