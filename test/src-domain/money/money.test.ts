import { expect } from 'chai'
import fc from 'fast-check'
import * as O from 'fp-ts/lib/Option.js'
import type { Currency } from '../../../src-domain/money/currency.ts'
import { formatPrice } from '../../../src-domain/money/format-price.ts'
import { majorAmount } from '../../../src-domain/money/major-amount.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { minorFromNumber, minorFromText } from '../../../src-domain/money/minor-from-text.ts'
import { basisPoints, basisPointsFromPercent, percentNumber, percentOf } from '../../../src-domain/money/percent.ts'
import { priceFormatOf } from '../../../src-domain/money/price-format-of.ts'
import { type Rate, rateFromText, rateText, shareOf } from '../../../src-domain/money/rate.ts'

describe('Money', () => {
  describe('on the wire', () => {
    const readable: readonly [number, number][] = [
      [0, 0],
      [-0, 0],
      [12, 1200],
      [12.1, 1210],
      [12.34, 1234],
      [1.1, 110],
      [4.35, 435],
      [0.07, 7],
      [-3.5, -350],
      [-0.01, -1],
      [8.2, 820],
      [1001.15, 100115],
    ]
    for (const [value, expected] of readable) {
      it(`PRICE-12 reads ${value} dollars as ${expected} cents`, () => {
        expect(minorFromNumber(value, 2)).to.deep.equal(O.some(expected))
      })
    }

    const noisy: readonly [number, number][] = [
      [1.1 + 2.2, 330],
      [-(0.1 + 0.2), -30],
      [0.1 + 0.2 - 0.3, 0],
      [4.35 * 100 - 430, 500],
      [12.340001, 1234],
      [12.339999, 1234],
    ]
    for (const [value, expected] of noisy) {
      it(`PRICE-12, API-03 reads ${value} dollars as the ${expected} cents they mean`, () => {
        expect(minorFromNumber(value, 2)).to.deep.equal(O.some(minor(expected)))
        if (!/e/.test(String(value))) expect(minorFromText(String(value), 2)).to.deep.equal(O.some(minor(expected)))
      })
    }

    for (const value of [0.001, 12.345, 0.300002, 0.009998, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e13]) {
      it(`PRICE-12 does not guess what ${value} dollars are`, () => {
        expect(minorFromNumber(value, 2)).to.deep.equal(O.none)
      })
    }

    for (const text of ['', '.5', '1.', '1,000', '1e3', '+1', ' 1', '1\n', '0x10', '--1', '1.234', '9'.repeat(14)]) {
      it(`PRICE-12 does not take ${JSON.stringify(text)} for an amount`, () => {
        expect(minorFromText(text, 2)).to.deep.equal(O.none)
      })
    }

    it('PRICE-12 no amount changes on its way through JSON', () => {
      fc.assert(
        fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (amount) => {
          const read: unknown = JSON.parse(JSON.stringify(majorAmount(minor(amount), 2)))
          expect(minorFromNumber(Number(read), 2)).to.deep.equal(O.some(minor(amount)))
        }),
      )
    })

    it('PRICE-12 every price below 1,000 dollars is read exactly', () => {
      for (let amount = 0; amount <= 100_000; amount += 1) {
        if (O.toUndefined(minorFromNumber(amount / 100, 2)) !== amount) expect.fail(`${amount} cents were misread`)
      }
    })
  })

  describe('printed', () => {
    const printed: readonly [number, string][] = [
      [0, '$0.00'],
      [5, '$0.05'],
      [350, '$3.50'],
      [-350, '-$3.50'],
      [-5, '-$0.05'],
      [99_999, '$999.99'],
      [100_000, '$1,000.00'],
      [-123_456_789, '-$1,234,567.89'],
    ]
    for (const [amount, text] of printed) {
      it(`PRICE-13 ${amount} cents read ${text}`, () => {
        expect(formatPrice(minor(amount))).to.equal(text)
      })
    }

    it('PRICE-12, PRICE-13 a printed price says its amount to the cent', () => {
      fc.assert(
        fc.property(fc.maxSafeInteger(), (amount) => {
          const text = formatPrice(minor(amount))
          expect(text).to.match(/^-?\$\d{1,3}(,\d{3})*\.\d{2}$/)
          expect(BigInt(text.replaceAll(/[$,.]/g, ''))).to.equal(BigInt(amount))
        }),
      )
    })
  })

  describe('printed in another currency', () => {
    const printed: readonly [Currency, string, string, number, string][] = [
      ['USD', 'en', 'US', 123_450, '$1,234.50'],
      ['USD', 'es', 'US', 123_450, '$1,234.50'],
      ['USD', 'es', 'EC', -5, '-$0.05'],
      ['MXN', 'es', 'MX', 123_450, '$1,234.50'],
      ['MXN', 'en', 'MX', 123_450, 'MX$1,234.50'],
      ['MXN', 'en', 'US', -350, '-MX$3.50'],
      ['EUR', 'es', 'ES', 123_450_00, '123.450,00\u00a0€'],
      ['EUR', 'en', 'IE', 5, '€0.05'],
      ['COP', 'es', 'CO', 123_450, '$\u00a01.234,50'],
      ['COP', 'es', 'CO', 66_000_00, '$\u00a066.000'],
      ['COP', 'en', 'CO', 66_000_05, 'COP\u00a066,000.05'],
      ['JPY', 'en', 'JP', 1_200, '¥1,200'],
      ['JPY', 'en', 'JP', -5, '-¥5'],
      ['KWD', 'en', 'KW', 1_250, 'KWD\u00a01.250'],
      ['KWD', 'en', 'KW', 5, 'KWD\u00a00.005'],
      ['EUR', 'es', 'ES', 12_00, '12,00\u00a0€'],
    ]
    for (const [currency, language, country, amount, text] of printed) {
      it(`PRICE-13 ${amount} smallest units of ${currency} read ${text} in ${language}-${country}`, () => {
        expect(formatPrice(minor(amount), priceFormatOf(currency, language, country))).to.equal(text)
      })
    }
  })

  describe('by percent', () => {
    const rounded: readonly [number, number, number][] = [
      [825, 1000, 83],
      [825, 1001, 83],
      [1500, 3, 0],
      [1500, 10, 2],
      [5000, 1, 1],
      [5000, -1, -1],
      [825, -1000, -83],
      [0, 1234, 0],
      [10_000, 1234, 1234],
    ]
    for (const [rate, base, expected] of rounded) {
      it(`PRICE-12 ${rate / 100} % of ${base} cents is ${expected}, half up and away from zero`, () => {
        expect(percentOf(basisPoints(rate), minor(base))).to.equal(expected)
      })
    }

    it('PRICE-12 a percentage is rounded as exact arithmetic rounds it, for very large amounts too', () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 10_000 }), fc.maxSafeInteger(), (rate, base) => {
          const product = BigInt(rate) * BigInt(Math.abs(base))
          const magnitude = (product + 5_000n) / 10_000n
          expect(BigInt(percentOf(basisPoints(rate), minor(base)))).to.equal(base < 0 ? -magnitude : magnitude)
        }),
      )
    })

    it('PRICE-12 a rate keeps every digit of its text, and one rate has one form', () => {
      expect(rateFromText('8.875')).to.deep.equal(O.some({ digits: 8_875, decimals: 3 }))
      expect(rateFromText('8.50')).to.deep.equal(rateFromText('8.5'))
      expect(rateFromText('100.000000')).to.deep.equal(O.some({ digits: 100, decimals: 0 }))
      for (const text of ['', ' 8', '8.', '.5', '-1', '1e2', '100.01', '101', '8,875', '1.2345678', '٨']) {
        expect(rateFromText(text), text).to.deep.equal(O.none)
      }
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 100_000_000 }), (millionths) => {
          const digits = String(millionths).padStart(7, '0')
          const text = `${digits.slice(0, -6)}.${digits.slice(-6)}`
          const rate = O.toUndefined(rateFromText(text))
          if (rate === undefined) throw new Error(text)
          expect(rate.digits * 10 ** (6 - rate.decimals)).to.equal(millionths)
          expect(rateFromText(rateText(rate))).to.deep.equal(O.some(rate))
        }),
      )
    })

    it('PRICE-12 a share by every digit of a rate is rounded once, half up and away from zero', () => {
      const share = (text: string, base: number) =>
        O.toUndefined(O.map((rate: Rate) => shareOf(rate, minor(base)))(rateFromText(text)))
      expect(share('8.875', 25_000)).to.equal(2_219)
      expect(share('0.05', 1_000)).to.equal(1)
      expect(share('0.05', -1_000)).to.equal(-1)
      expect(share('0.049999', 1_000)).to.equal(0)
      expect(share('99.999999', Number.MAX_SAFE_INTEGER)).to.equal(9_007_199_164_668_998)
    })

    it('PRICE-12 a rate is read from its percent without a float in between', () => {
      expect(basisPointsFromPercent(8.25)).to.deep.equal(O.some(825))
      expect(basisPointsFromPercent(0.07 * 100)).to.deep.equal(O.some(700))
      expect(basisPointsFromPercent(8.875)).to.deep.equal(O.none)
      expect(percentNumber(basisPoints(825))).to.equal(8.25)
    })
  })

  it('PRICE-12 an amount that is not whole cents is a bug and throws', () => {
    for (const value of [0.5, Number.NaN, 2 ** 53, Number.NEGATIVE_INFINITY]) {
      expect(() => minor(value)).to.throw(RangeError)
    }
    expect(() => basisPoints(0.5)).to.throw(RangeError)
  })
})
