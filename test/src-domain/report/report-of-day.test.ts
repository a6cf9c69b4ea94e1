import { expect } from 'chai'
import { minor, zero } from '../../../src-domain/money/minor.ts'
import { aDayReport, aRate, aRefundedRow, aSoldRow } from '../../builders/day-report-builder.ts'

/** A ramen for $20.00 at prices that include 8 % tax, half of it off, paid by a gift card. */
const included = aSoldRow({
  ...{
    orderType: 'delivery',
    payment: 'none',
    rate: { digits: 8, decimals: 0 },
    isTaxIncluded: true,
    isFeeTaxable: true,
  },
  ...{ byCharge: 0, byGiftCard: 1, discount: minor(1_000), tax: minor(89), taxInFood: minor(74), taxInFee: minor(15) },
  ...{ giftCard: minor(1_200), tip: zero, due: zero },
})

describe('the report of a day', () => {
  it('is all zero without orders, and lists no type, tender or rate', () => {
    const { sales, byType, tenders, taxes, refunds, net, cash } = aDayReport()
    expect([byType, tenders, taxes]).to.deep.equal([[], [], []])
    for (const sums of [sales, refunds, net, cash]) expect(new Set(Object.values(sums))).to.deep.equal(new Set([0]))
  })

  it('takes discounts and included tax off the gross, and adds fees, tax and tips', () => {
    const { sales, byType } = aDayReport({ sold: [aSoldRow(), included] })
    expect(sales).to.deep.equal({
      ...{ orders: 2, gross: 4_000, discounts: 1_000, fees: 400, includedTax: 89 },
      ...{ net: 3_311, tax: 267, tips: 300, total: 3_878 },
    })
    expect(byType.map(({ orderType, total }) => [orderType, total])).to.deep.equal([
      ['pickup', 2_678],
      ['delivery', 1_200],
    ])
  })

  it('splits an order’s payment among its tenders, and gives the tip to the card or the cash', () => {
    const part = aSoldRow({ credit: minor(500), giftCard: minor(1_000), due: minor(1_178), byCredit: 1, byGiftCard: 1 })
    const cash = aSoldRow({ payment: 'cash', tip: zero, due: minor(2_378) })
    const none = { refunded: 0, refundedTips: 0 }
    const { processor: _, ...byCash } = cash
    expect(aDayReport({ sold: [part, byCash] }).tenders).to.deep.equal([
      { tender: 'card', processor: 'stripe', orders: 1, paid: 1_178, tips: 300, net: 1_178, ...none },
      { tender: 'cash', orders: 1, paid: 2_378, tips: 0, net: 2_378, ...none },
      { tender: 'gift-card', orders: 1, paid: 1_000, tips: 0, net: 1_000, ...none },
      { tender: 'credit', orders: 1, paid: 500, tips: 0, net: 500, ...none },
    ])
  })

  it('keeps the processors of cards apart, as the ledger does', () => {
    const { tenders } = aDayReport({ sold: [aSoldRow(), aSoldRow({ processor: 'square' })] })
    expect(tenders.map(({ processor, paid }) => [processor, paid])).to.deep.equal([
      ['square', 2_678],
      ['stripe', 2_678],
    ])
  })

  it('subtracts refunds of other days’ orders, so a day can be negative', () => {
    const { net, tenders, giftCards } = aDayReport({
      refunded: [aRefundedRow({ giftCard: minor(1_000), charged: minor(1_678) })],
    })
    expect(net).to.deep.equal({ sales: -2_200, tax: -178, tips: -300, total: -2_678 })
    expect(tenders.map(({ tender, orders, net: left }) => [tender, orders, left])).to.deep.equal([
      ['card', 0, -1_678],
      ['gift-card', 0, -1_000],
    ])
    expect(giftCards).to.deep.include({ spent: 0, refunded: 1_000 })
  })

  it('lists tax by rate, highest first, and counts a fee only where it is taxed', () => {
    const early = { ...aSoldRow({ tax: zero, due: minor(2_500) }) }
    const { rate: _, ...unknown } = early
    const { taxes } = aDayReport({
      sold: [unknown, included, aSoldRow(), aSoldRow({ isFeeTaxable: true, tax: minor(195) })],
      refunded: [aRefundedRow({ sale: minor(500), serviceFee: zero, tax: minor(44) })],
    })
    expect(taxes).to.deep.equal([
      { rate: aRate, isIncluded: false, taxable: 4_200, tax: 373, refundedTaxable: 500, refundedTax: 44 },
      {
        rate: { digits: 8, decimals: 0 },
        isIncluded: true,
        taxable: 1_111,
        tax: 89,
        refundedTaxable: 0,
        refundedTax: 0,
      },
      { isIncluded: false, taxable: 2_000, tax: 0, refundedTaxable: 0, refundedTax: 0 },
    ])
  })

  it('treats 8.5 and 8.50 as one rate', () => {
    const rates = [
      { digits: 85, decimals: 1 },
      { digits: 850, decimals: 2 },
    ]
    expect(aDayReport({ sold: rates.map((rate) => aSoldRow({ rate })) }).taxes).to.have.length(1)
  })

  it('counts a refund in cash as handed back unless the customer never paid', () => {
    const { cash } = aDayReport({
      cash: [
        { end: 'completed', due: minor(1_000), refunded: zero },
        { end: 'completed', due: zero, refunded: minor(250) },
        { end: 'open', due: minor(300), refunded: zero },
        { end: 'cancelled', due: minor(700), refunded: minor(700) },
      ],
    })
    expect(cash).to.deep.equal({ collected: 1_000, owed: 300, cancelled: 700, handedBack: 250 })
  })
})
