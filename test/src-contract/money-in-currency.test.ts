import { expect } from 'chai'
import fc from 'fast-check'
import { isRight } from 'fp-ts/lib/Either.js'
import { brandConfiguration } from '../../src-contract/brand/brand-configuration.ts'
import { inCurrency } from '../../src-contract/codec/monetary.ts'
import { menu } from '../../src-contract/menu/menu.ts'
import { money, moneyBetween, moneyUpTo } from '../../src-contract/money/money.ts'
import { placeOrderPayload } from '../../src-contract/ordering/place-order.ts'
import { ticketModifier } from '../../src-contract/ordering/ticket.ts'
import type { Currency } from '../../src-domain/money/currency.ts'
import { minor } from '../../src-domain/money/minor.ts'
import { aBrand } from '../builders/brand-builder.ts'
import { isoDecimals, smallestUnits } from '../oracles/iso-decimals.ts'

const codes = ['USD', 'MXN', 'COP', 'JPY', 'CLP', 'KWD', 'TND'] as const

function read(currency: Currency, wire: unknown): number | undefined {
  const seen = inCurrency(money, currency).decode(wire)
  return isRight(seen) ? seen.right : undefined
}

describe('amounts on the wire, in the currency of a brand', () => {
  it('PRICE-12, API-03 have its decimals: 1200 yen, 1.25 dinars', () => {
    expect(inCurrency(money, 'JPY').encode(minor(1_200))).to.equal(1200)
    expect(inCurrency(money, 'KWD').encode(minor(1_250))).to.equal(1.25)
    expect(inCurrency(money, 'COP').encode(minor(66_000_00))).to.equal(66_000)
    expect([read('JPY', 1200), read('JPY', '1200'), read('KWD', 1.25), read('KWD', '1.005')]).to.deep.equal([
      1_200, 1_200, 1_250, 1_005,
    ])
  })

  it('PRICE-12 are refused with more decimals than it has', () => {
    expect([read('JPY', 1200.5), read('JPY', '0.1'), read('KWD', 1.0005), read('USD', 1.005)]).to.deep.equal(
      Array(4).fill(undefined),
    )
    expect([read('JPY', 1.1 + 1.9), read('KWD', 1.1 + 2.2)]).to.deep.equal([3, 3_300])
  })

  it('PRICE-12 read back as they were written, as ISO 4217 counts them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.integer({ min: -99_999_999, max: 99_999_999 }), (currency, amount) => {
        const wire: unknown = JSON.parse(JSON.stringify(inCurrency(money, currency).encode(minor(amount))))
        expect(read(currency, wire)).to.equal(amount)
        if (amount >= 0) expect(smallestUnits(Number(wire), currency)).to.equal(BigInt(amount))
      }),
    )
    expect(codes.every((code) => isoDecimals[code] !== undefined)).to.equal(true)
  })

  it('have limits of its magnitude', () => {
    const tip = moneyUpTo(99_999_99)
    const accepts = (currency: Currency, wire: number) => isRight(inCurrency(tip, currency).decode(wire))
    expect([accepts('USD', 132_000), accepts('COP', 132_000), accepts('JPY', 132_000)]).to.deep.equal([
      false,
      true,
      true,
    ])
    expect([accepts('COP', -1), accepts('JPY', 9_999_999), accepts('JPY', 10_000_000)]).to.deep.equal([
      false,
      true,
      false,
    ])
    expect(isRight(inCurrency(moneyBetween(-10_00, 10_00), 'JPY').decode(-1_000))).to.equal(true)
    expect(isRight(inCurrency(moneyBetween(-10_00, 10_00), 'JPY').decode(-1_001))).to.equal(false)
  })

  it('are found at any depth: in collections, lists, nested modifiers and alternatives', () => {
    const item = { id: 'a', name: 'A', price: 1.005 }
    const whole = inCurrency(menu, 'KWD').decode({ items: { a: item } })
    expect(isRight(whole) && whole.right.items.get('a')?.price).to.equal(1_005)
    const inner = { item: 'b', option: 'o', name: 'B', price: 85, modifiers: [] }
    const nested = inCurrency(ticketModifier, 'JPY').decode({ ...inner, item: 'a', price: 130, modifiers: [inner] })
    expect(isRight(nested) && [nested.right.price, nested.right.modifiers[0]?.price]).to.deep.equal([130, 85])
    const { tip } = placeOrderPayload.required
    expect(isRight(inCurrency(tip, 'JPY').decode(0.5))).to.equal(false)
  })

  it('one currency leaves the codec of another as it is', () => {
    expect(inCurrency(money, 'JPY')).to.equal(inCurrency(money, 'JPY'))
    expect([read('JPY', 5), read('USD', 5), read('KWD', 5)]).to.deep.equal([5, 500, 5_000])
  })

  it('SHELL-12 a brand’s file is read in the currency that it names', () => {
    const wire = brandConfiguration.encode(aBrand())
    const rules = (currency: string, more: object = {}) => {
      const seen = brandConfiguration.decode({ ...Object(wire), cash: undefined, currency, ...more })
      if (!isRight(seen)) throw new Error(`${currency} is refused`)
      return seen.right
    }
    expect(rules('JPY', { minimum: { delivery: 1_500 } }).minimum.delivery).to.equal(1_500)
    expect(rules('KWD', { minimum: { delivery: 1.5 } }).minimum.delivery).to.equal(1_500)
    expect((['USD', 'JPY', 'COP', 'KWD'] as const).map((code) => rules(code).cash.most)).to.deep.equal([
      50_000, 50_000, 500_000_00, 500_000,
    ])
    expect(
      isRight(brandConfiguration.decode({ ...Object(wire), currency: 'JPY', minimum: { delivery: 1.5 } })),
    ).to.equal(false)
  })
})
