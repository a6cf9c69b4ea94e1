import { expect } from 'chai'
import fc from 'fast-check'
import { minor } from '../../../src-domain/money/minor.ts'
import { basisPoints } from '../../../src-domain/money/percent.ts'
import { orderTotals } from '../../../src-domain/pricing/order-totals.ts'
import { promotionDiscount } from '../../../src-domain/promo/promotion-discount.ts'
import { mostByAmount, refundOfAmount } from '../../../src-domain/ticket/refund-of-amount.ts'
import { type ChargedOrder, refundOfLines } from '../../../src-domain/ticket/refund-of-lines.ts'
import {
  addParts,
  nothingBack,
  partsLeft,
  partsOf,
  type RefundParts,
  refundTotal,
} from '../../../src-domain/ticket/refund-parts.ts'
import { aPromotion } from '../../builders/promotion-builder.ts'
import { aRate } from '../../builders/rate-builder.ts'
import { type OracleRefundable, oracleRefunds } from '../../oracles/refund-oracle.ts'

interface Plan {
  readonly lines: readonly { readonly price: number; readonly quantity: number }[]
  readonly promo?: { readonly basisPoints?: number; readonly cents?: number; readonly minimum: number }
  readonly fee: number
  readonly isTaxable: boolean
  readonly taxIncluded: boolean
  readonly rate: string
  readonly credit: number
  readonly giftCard: number
  readonly tip: number
  readonly turns: readonly number[]
}

const amount = (most: number) => fc.integer({ min: 0, max: most })
const line = fc.record({ price: amount(4_000), quantity: fc.integer({ min: 1, max: 4 }) })
const promo = fc.oneof(
  fc.record({ basisPoints: amount(10_000), minimum: amount(6_000) }),
  fc.record({ cents: amount(5_000), minimum: amount(6_000) }),
)
const plan: fc.Arbitrary<Plan> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    promo: fc.option(promo, { nil: undefined }),
    fee: amount(800),
    isTaxable: fc.boolean(),
    taxIncluded: fc.boolean(),
    rate: fc.constantFrom('0', '8', '8.875', '13.5', '100'),
    credit: fc.oneof(fc.constant(0), amount(6_000)),
    giftCard: fc.oneof(fc.constant(0), amount(6_000)),
    tip: amount(1_500),
    turns: fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
  })
  .map(({ promo: offered, ...rest }) => (offered === undefined ? rest : { ...rest, promo: offered }))

/** Without the large line the small one's promotion is lost; refunds never exceed the charge. */
const losing: Plan = {
  lines: [
    { price: 100, quantity: 1 },
    { price: 1_500, quantity: 1 },
  ],
  promo: { cents: 500, minimum: 1_600 },
  fee: 200,
  isTaxable: true,
  taxIncluded: false,
  rate: '8.875',
  credit: 0,
  giftCard: 0,
  tip: 300,
  turns: [0, 1, 2, 3, 4],
}
const examples: [Plan][] = [[losing], [{ ...losing, turns: [1, 0, 2, 3, 4] }], [{ ...losing, taxIncluded: true }]]

function chargedBy({
  lines,
  promo: offered,
  fee,
  isTaxable,
  taxIncluded,
  rate,
  credit,
  giftCard,
  tip,
}: Plan): ChargedOrder {
  const sold = lines.map(({ price, quantity }, at) => ({
    group: 'bowls',
    item: `dish-${at}`,
    price: minor(price),
    quantity,
  }))
  const promotion =
    offered &&
    aPromotion({
      minimum: minor(offered.minimum),
      off:
        offered.basisPoints === undefined
          ? { _tag: 'Amount', amount: minor(offered.cents ?? 0) }
          : { _tag: 'Percent', rate: basisPoints(offered.basisPoints) },
    })
  const charges = { taxRate: aRate(rate), serviceFee: minor(fee), isServiceFeeTaxable: isTaxable, taxIncluded }
  const discount = promotion && promotionDiscount(promotion, { lines: sold, orderType: 'pickup', now: 0 })
  const totals = orderTotals({
    subtotal: minor(lines.reduce((all, one) => all + one.price * one.quantity, 0)),
    discount: discount?._tag === 'Right' ? discount.right : minor(0),
    charges,
    availableCredit: minor(credit),
    giftCardBalance: minor(giftCard),
    tip: minor(tip),
  })
  return {
    ...{ lines: sold, orderType: 'pickup', placedAt: 0, charges, totals },
    ...(promotion === undefined ? {} : { promotion }),
  }
}

function oracleOf({
  lines,
  promo: offered,
  fee,
  isTaxable,
  taxIncluded,
  rate,
  credit,
  giftCard,
  tip,
}: Plan): OracleRefundable {
  const part =
    offered?.basisPoints === undefined
      ? { cents: BigInt(offered?.cents ?? 0) }
      : { basisPoints: BigInt(offered.basisPoints) }
  return {
    lines: lines.map(({ price, quantity }) => ({ unitPrice: BigInt(price), quantity: BigInt(quantity) })),
    ...(offered === undefined ? {} : { promo: { part, minimum: BigInt(offered.minimum) } }),
    fee: { amount: BigInt(fee), isTaxable },
    taxPercent: rate,
    taxIncluded,
    availableCredit: BigInt(credit),
    giftCardBalance: BigInt(giftCard),
    tip: BigInt(tip),
  }
}

function stepsOf({ lines, turns }: Plan): readonly (readonly number[])[] {
  const left = lines.map(({ quantity }) => quantity)
  const positions = lines.map((_, at) => at).sort((a, b) => (turns[a] ?? 0) - (turns[b] ?? 0))
  return positions.flatMap((at) =>
    Array.from({ length: left[at] ?? 0 }, () => {
      left[at] = (left[at] ?? 0) - 1
      return [...left]
    }),
  )
}

function givenBack(order: ChargedOrder, steps: readonly (readonly number[])[]) {
  let given: RefundParts = nothingBack
  const all = steps.map((left) => {
    const back = refundOfLines(order, given, left)
    given = addParts(given, back)
    return back
  })
  return { all, given }
}

describe('what goes back for lines of an order', () => {
  it('PRICE-12 is the old total minus the total without the line, as the oracle says, tender by tender', () => {
    fc.assert(
      fc.property(plan, (one) => {
        const steps = stepsOf(one)
        const { all } = givenBack(chargedBy(one), steps)
        expect(all.map(({ tax, credit, giftCard, charged }) => ({ tax, credit, giftCard, charged }))).to.deep.equal(
          oracleRefunds(
            oracleOf(one),
            steps.map((left) => left.map(BigInt)),
          ).map(({ tax, credit, giftCard, charged }) => ({
            tax: Number(tax),
            credit: Number(credit),
            giftCard: Number(giftCard),
            charged: Number(charged),
          })),
        )
      }),
      { examples },
    )
  })

  it('PRICE-12 all lines, in whichever order they go, leave fee, its tax and the tip, and never more than was charged', () => {
    fc.assert(
      fc.property(plan, (one) => {
        const order = chargedBy(one)
        const whole = partsOf(order.totals)
        const steps = stepsOf(one)
        let sofar: RefundParts = nothingBack
        for (const back of givenBack(order, steps).all) {
          expect(back.sale + back.tax).to.equal(refundTotal(back))
          expect(Math.min(...Object.values(back))).to.be.at.least(0)
          sofar = addParts(sofar, back)
          expect(Math.min(...Object.values(partsLeft(whole, sofar)))).to.be.at.least(0)
        }
        const bare = orderTotals({
          ...{ subtotal: minor(0), discount: minor(0), availableCredit: minor(0), giftCardBalance: minor(0) },
          ...{ charges: order.charges, tip: order.totals.tip },
        })
        const left = partsLeft(whole, sofar)
        expect([left.sale, left.serviceFee, left.tip]).to.deep.equal([0, bare.serviceFee - bare.taxInFee, bare.tip])
        expect(left.tax).to.equal(bare.tax)
        expect(refundTotal(left)).to.equal(bare.due)
      }),
      { examples },
    )
  })

  it('PRICE-12 one that was given back twice brings nothing the second time', () => {
    fc.assert(
      fc.property(plan, (one) => {
        const order = chargedBy(one)
        const [first = []] = stepsOf(one)
        const given = refundOfLines(order, nothingBack, first)
        expect(refundOfLines(order, given, first)).to.deep.equal(nothingBack)
      }),
    )
  })

  it('PRICE-12 after refunds that were refused, never more of any tender than it paid', () => {
    fc.assert(
      fc.property(plan, fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), (one, refused) => {
        const order = chargedBy(one)
        const whole = partsOf(order.totals)
        const kept = givenBack(order, stepsOf(one)).all.filter((_, at) => refused[at] !== true)
        const given = kept.reduce(addParts, nothingBack)
        const all = addParts(given, refundOfLines(order, given, []))
        const left = partsLeft(whole, all)
        expect(Math.min(...Object.values(left))).to.be.at.least(0)
        expect([left.serviceFee, left.tip]).to.deep.equal([whole.serviceFee, whole.tip])
        expect(all.sale + all.tax).to.equal(refundTotal(all))
      }),
    )
  })

  it('PRICE-12 an instrument gets back first what it paid last', () => {
    const order = chargedBy({
      ...{
        lines: [{ price: 2_000, quantity: 1 }],
        fee: 0,
        isTaxable: false,
        taxIncluded: false,
        rate: '0',
        tip: 100,
        turns: [],
      },
      ...{ credit: 500, giftCard: 700 },
    })
    const half = refundOfLines(
      { ...order, lines: [{ ...order.lines[0], group: 'a', item: 'b', price: minor(1_000), quantity: 2 }] },
      nothingBack,
      [1],
    )
    // 20.00 = 5.00 credit, 7.00 gift card and 8.00 card, plus the tip.
    expect(half).to.deep.equal({ ...nothingBack, sale: 1_000, charged: 800, giftCard: 200 })
  })

  it('PRICE-12 is what docs/order-of-calculation.md works out for one of two bowls', () => {
    const order = chargedBy({
      lines: [{ price: 1_240, quantity: 2 }],
      promo: { basisPoints: 1_000, minimum: 0 },
      ...{
        fee: 349,
        isTaxable: true,
        taxIncluded: false,
        rate: '8.875',
        credit: 500,
        giftCard: 750,
        tip: 372,
        turns: [],
      },
    })
    expect(order.totals).to.deep.include({ totalAmount: 1_560, due: 1_932 })
    expect(refundOfLines(order, nothingBack, [1])).to.deep.equal({
      ...nothingBack,
      ...{ sale: 1_116, tax: 99, charged: 1_215 },
    })
  })

  it('PRICE-12 of a dish whose price has the tax in it, that price goes back, and the books part it', () => {
    const order = chargedBy({
      lines: [{ price: 1_240, quantity: 2 }],
      ...{ fee: 349, isTaxable: true, taxIncluded: true, rate: '8.875', credit: 0, giftCard: 0, tip: 372, turns: [] },
    })
    // 8.875 % within 28.29 is 2.3061; within the remaining 15.89 it is 1.2953.
    expect(order.totals).to.deep.include({ tax: 231, totalAmount: 2_829, due: 3_201 })
    expect(refundOfLines(order, nothingBack, [1])).to.deep.equal({
      ...nothingBack,
      ...{ sale: 1_139, tax: 101, charged: 1_240 },
    })
  })

  it('PRICE-12 amounts between lines, in any order, go back exactly and never more than was paid for food, fee and tax', () => {
    const shares = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 25, maxLength: 25 })
    fc.assert(
      fc.property(plan, shares, (one, percents) => {
        const order = chargedBy(one)
        const whole = partsOf(order.totals)
        let [given, byAmount] = [nothingBack, nothingBack]
        for (const [at, left] of stepsOf(one).entries()) {
          const rest = partsLeft(whole, given)
          const amount = minor(Math.floor((mostByAmount(rest) * (percents[at] ?? 0)) / 100))
          const back = refundOfAmount(rest, amount)
          expect(refundTotal(back)).to.equal(amount)
          expect(back.sale + back.serviceFee + back.tax).to.equal(amount)
          given = addParts(given, back)
          byAmount = addParts(byAmount, back)
          given = addParts(given, refundOfLines(order, given, left, byAmount))
          expect(Math.min(...Object.values(partsLeft(whole, given)))).to.be.at.least(0)
          expect(given.tip).to.equal(0)
        }
        const all = refundOfAmount(partsLeft(whole, given), mostByAmount(partsLeft(whole, given)))
        expect(refundTotal(partsLeft(whole, addParts(given, all)))).to.equal(order.totals.tip)
      }),
      { examples: examples.map(([first]) => [first, Array.from({ length: 25 }, () => 30)]) },
    )
  })
})
