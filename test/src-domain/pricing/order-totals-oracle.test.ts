import { expect } from 'chai'
import fc from 'fast-check'
import { minor } from '../../../src-domain/money/minor.ts'
import { orderTotals } from '../../../src-domain/pricing/order-totals.ts'
import { aRate } from '../../builders/rate-builder.ts'
import { type OracleInput, oracleTotals } from '../../oracles/order-totals-oracle.ts'

/** Small amounts make half cents, empty orders and full deductions common. */
const amount = fc.oneof(
  fc.constant(0n),
  fc.bigInt({ min: 0n, max: 30n }),
  fc.bigInt({ min: 0n, max: 20_000n }),
  fc.bigInt({ min: 0n, max: 10_000_000n }),
)

const percent = fc.oneof(
  fc.constantFrom('0', '5', '8.25', '8.875', '8.88', '100', '0.000001', '99.999999'),
  fc
    .tuple(fc.integer({ min: 0, max: 30 }), fc.stringMatching(/^\d{1,6}$/))
    .map(([whole, decimals]) => `${whole}.${decimals}`),
)

const order: fc.Arbitrary<OracleInput> = fc.record(
  {
    subtotal: amount,
    discount: amount,
    serviceFee: amount,
    isServiceFeeTaxable: fc.boolean(),
    taxPercent: percent,
    taxIncluded: fc.boolean(),
    availableCredit: amount,
    giftCardBalance: amount,
    useAtMost: amount,
    tip: amount,
  },
  {
    requiredKeys: [
      'subtotal',
      'discount',
      'serviceFee',
      'isServiceFeeTaxable',
      'taxPercent',
      'taxIncluded',
      'availableCredit',
      'giftCardBalance',
      'tip',
    ],
  },
)

function ours(input: OracleInput) {
  const totals = orderTotals({
    subtotal: minor(Number(input.subtotal)),
    discount: minor(Number(input.discount)),
    charges: {
      taxRate: aRate(input.taxPercent),
      serviceFee: minor(Number(input.serviceFee)),
      isServiceFeeTaxable: input.isServiceFeeTaxable,
      ...(input.taxIncluded === undefined ? {} : { taxIncluded: input.taxIncluded }),
    },
    availableCredit: minor(Number(input.availableCredit)),
    giftCardBalance: minor(Number(input.giftCardBalance)),
    ...(input.useAtMost === undefined ? {} : { useAtMost: minor(Number(input.useAtMost)) }),
    tip: minor(Number(input.tip)),
  })
  return {
    discount: BigInt(totals.discount),
    tax: BigInt(totals.tax),
    credit: BigInt(totals.credit),
    giftCard: BigInt(totals.giftCard),
    totalAmount: BigInt(totals.totalAmount),
    due: BigInt(totals.due),
  }
}

describe('The totals of an order', () => {
  it('PRICE-02, PRICE-11, PRICE-12 are to the cent what exact arithmetic makes of the same order', () => {
    const branches = { capped: 0, credited: 0, carded: 0, spared: 0, tipped: 0 }
    fc.assert(
      fc.property(order, (input) => {
        const { useAtMost: _, ...asMuchAsPossible } = input
        const expected = oracleTotals(input)
        if (expected.due > oracleTotals(asMuchAsPossible).due) branches.spared += 1
        if (expected.discount < input.discount) branches.capped += 1
        if (expected.credit > 0n) branches.credited += 1
        if (expected.giftCard > 0n) branches.carded += 1
        if (expected.due > expected.totalAmount) branches.tipped += 1
        expect(ours(input)).to.deep.equal(expected)
      }),
      { numRuns: Math.max(2_000, Number(process.env['FC_RUNS'] ?? 0)) },
    )
    // Control: deductions occur often enough.
    for (const count of Object.values(branches)) expect(count).to.be.greaterThan(100)
  })

  it('PRICE-12 the tax is rounded once per order, half up', () => {
    const one = {
      subtotal: 10n,
      discount: 0n,
      serviceFee: 10n,
      isServiceFeeTaxable: true,
      taxPercent: '5.00',
      availableCredit: 0n,
      giftCardBalance: 0n,
      tip: 0n,
    }
    // 5 % of 20 is 1; rounded per line it would be 2.
    expect(ours(one).tax).to.equal(1n)
    expect(ours({ ...one, subtotal: 20n }).tax).to.equal(2n)
  })

  it('PRICE-12 a tax that is in the prices is taken out of them, rounded once, and added to nothing', () => {
    const one = {
      subtotal: 1_080n,
      discount: 0n,
      serviceFee: 0n,
      isServiceFeeTaxable: true,
      taxPercent: '8',
      taxIncluded: true,
      availableCredit: 0n,
      giftCardBalance: 0n,
      tip: 200n,
    }
    expect(ours(one)).to.deep.include({ tax: 80n, totalAmount: 1_080n, due: 1_280n })
    // 19 % within 0.25 is 3.99 cents; within 0.22, 3.51; within 0.21, 3.35.
    expect([25n, 22n, 21n].map((subtotal) => ours({ ...one, taxPercent: '19', subtotal }).tax)).to.deep.equal([
      4n,
      4n,
      3n,
    ])
    // Half a cent rounds up: 100 % within 1 cent is half of it.
    expect(ours({ ...one, taxPercent: '100', subtotal: 1n }).tax).to.equal(1n)
    // Food and fee are one base: 5 % within 9 is 0.43, within 18 it is 0.86.
    expect(ours({ ...one, taxPercent: '5', subtotal: 9n, serviceFee: 9n }).tax).to.equal(1n)
  })

  it('PRICE-12 the tax is exact: Brooklyn’s 8.875 % is not 8.88 %', () => {
    const one = {
      subtotal: 25_000n,
      discount: 0n,
      serviceFee: 0n,
      isServiceFeeTaxable: false,
      taxPercent: '8.875',
      availableCredit: 0n,
      giftCardBalance: 0n,
      tip: 0n,
    }
    expect(ours(one).tax).to.equal(2_219n)
    expect(ours({ ...one, taxPercent: '8.88' }).tax).to.equal(2_220n)
    // Half a cent rounds up; a millionth of a percent less does not.
    expect(ours({ ...one, subtotal: 1_000n, taxPercent: '0.05' }).tax).to.equal(1n)
    expect(ours({ ...one, subtotal: 1_000n, taxPercent: '0.049999' }).tax).to.equal(0n)
  })
})
