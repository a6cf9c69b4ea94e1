import { expect } from 'chai'
import { shippedTipDefault, shippedTipOptions } from '../../../src-domain/brand/shipped-settings.ts'
import { byDiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { basisPoints } from '../../../src-domain/money/percent.ts'
import { priceFormatOf } from '../../../src-domain/money/price-format-of.ts'
import { isTipUnread, tipFromText, tipTextOnBlur } from '../../../src-domain/pricing/tip-entry.ts'
import {
  defaultTip,
  isTipAllowed,
  isTipShown,
  isTipUnusual,
  tipAmount,
  tipPresetAmounts,
  tipPresets,
} from '../../../src-domain/pricing/tip-rules.ts'
import { aBrand } from '../../builders/brand-builder.ts'

function tipOf(fields: Partial<ReturnType<typeof aBrand>['tip']>) {
  return aBrand({ tip: { ...aBrand().tip, ...fields } })
}
const price = minor(2_000)

describe('A typed tip', () => {
  it('PRICE-14 a negative or non-numeric tip counts as empty', () => {
    for (const typed of [
      '-1',
      '-0.01',
      'abc',
      '',
      '   ',
      '.',
      '$',
      '1e3',
      '0x10',
      'NaN',
      'Infinity',
      '1.2.3',
      '1,2,3',
      '2 50',
      '٣',
    ]) {
      expect(tipFromText(typed), typed).to.equal(undefined)
      expect(isTipUnread(typed), typed).to.equal(typed.trim() !== '')
    }
  })

  it('PRICE-14 a decimal comma is a point, and one that may group thousands is not guessed at', () => {
    const table = [
      ['2,50', 250],
      ['2,5', 250],
      [',5', 50],
      ['2,', 200],
      ['2,50 €', 250],
      ['２，５０', 250],
      ['1,234.50', 123_450],
      ['1.234,50', 123_450],
      ['1,500', undefined],
      ['12,34,567.00', undefined],
    ] as const
    for (const [typed, amount] of table) expect(tipFromText(typed), typed).to.equal(amount)
  })

  it('PRICE-14 on blur an empty or bad entry becomes 0.00', () => {
    for (const typed of ['', '-5', 'abc']) expect(tipTextOnBlur(typed)).to.equal('0.00')
  })

  it('PRICE-16 a tip has two decimals, a third one rounds half up', () => {
    const table = [
      ['5', 500, '5.00'],
      ['5.', 500, '5.00'],
      ['.5', 50, '0.50'],
      ['$3.10', 310, '3.10'],
      [' 3.1 ', 310, '3.10'],
      ['0.005', 1, '0.01'],
      ['1.004', 100, '1.00'],
      ['1.005', 101, '1.01'],
      ['4.999', 500, '5.00'],
      ['007', 700, '7.00'],
    ] as const
    for (const [typed, amount, text] of table) {
      expect(tipFromText(typed), typed).to.equal(amount)
      expect(tipTextOnBlur(typed), typed).to.equal(text)
    }
  })

  it('PRICE-14, PRICE-15 a number too long to be counted exactly is no tip, and one that fits has no maximum', () => {
    expect(tipFromText('99999999999999')).to.equal(undefined)
    expect(tipFromText('9999999999999.99')).to.equal(999_999_999_999_999)
  })
})

describe('A typed tip in another currency', () => {
  const yen = priceFormatOf('JPY', 'en', 'JP')
  const dinars = priceFormatOf('KWD', 'en', 'KW')
  const pesos = priceFormatOf('COP', 'es', 'CO')

  it('PRICE-16 has its decimals, and rounds half up on the next one', () => {
    expect(['150', '150.5', '1,500', '1.500'].map((typed) => tipFromText(typed, yen))).to.deep.equal([
      150, 151, 1_500, 1_500,
    ])
    expect(['0.25', '0.2505', '0.2504'].map((typed) => tipFromText(typed, dinars))).to.deep.equal([250, 251, 250])
    expect(['7.250', '7250', '7.250,5'].map((typed) => tipFromText(typed, pesos))).to.deep.equal([
      725_000, 725_000, 725_050,
    ])
  })

  it('PRICE-14 is shown on blur so that it reads the same again', () => {
    for (const [format, typed, text] of [
      [yen, '', '0'],
      [yen, '¥1,500', '1500'],
      [dinars, '0.25', '0.250'],
      [pesos, '7.250', '7250'],
      [pesos, '7.250,5', '7250,50'],
    ] as const) {
      expect(tipTextOnBlur(typed, format)).to.equal(text)
      expect(tipFromText(text, format)).to.equal(tipFromText(typed, format) ?? 0)
    }
  })
})

describe('Tip presets', () => {
  it('PRICE-17 come from the order type, else from pickup, else there are none', () => {
    const own = tipOf({ options: { pickup: [basisPoints(1_000)], delivery: [basisPoints(2_000)] } })
    expect(tipPresets(own, 'delivery')).to.deep.equal([2_000])
    expect(tipPresets(tipOf({ options: { pickup: [basisPoints(1_000)] } }), 'delivery')).to.deep.equal([1_000])
    expect(tipPresets(tipOf({ options: {} }), 'delivery')).to.deep.equal([])
  })

  it('PRICE-18 are a share of the price before discounts', () => {
    expect(tipPresetAmounts(aBrand(), 'pickup', minor(1_995))).to.deep.equal([
      { rate: 0, amount: 0 },
      { rate: 1_500, amount: 299 },
      { rate: 2_000, amount: 399 },
      { rate: 2_500, amount: 499 },
      { rate: 3_000, amount: 599 },
    ])
  })

  it('PRICE-19 shipped are 0, 15, 20, 25 and 30 percent', () => {
    expect(shippedTipOptions.pickup).to.deep.equal([0, 1_500, 2_000, 2_500, 3_000])
    expect(shippedTipOptions.delivery).to.deep.equal([0, 1_500, 2_000, 2_500, 3_000])
  })

  it('PRICE-20 shipped default is 15 percent; kiosk has none, and no options of pickup either', () => {
    expect(shippedTipDefault).to.deep.equal({ pickup: 1_500, delivery: 1_500 })
    expect(tipPresets(aBrand(), 'kiosk')).to.deep.equal([])
    expect(defaultTip(aBrand(), 'kiosk', price)).to.equal(0)
  })
})

describe('The tip', () => {
  const situation = { brand: aBrand(), diningOption: 'pickup', isCash: false } as const

  it('PRICE-21 is the default share until the customer says otherwise, and follows the price', () => {
    expect(tipAmount(situation, { _tag: 'Default' }, minor(2_000))).to.equal(300)
    expect(tipAmount(situation, { _tag: 'Default' }, minor(2_010))).to.equal(302)
    expect(tipAmount(situation, { _tag: 'Amount', amount: minor(123) }, minor(2_010))).to.equal(123)
  })

  it('PRICE-15 is unusual when typed, above the food and above 20 units', () => {
    const typed = (amount: number) =>
      isTipUnusual({ _tag: 'Amount', amount: minor(amount) }, minor(amount), price, 'USD')
    expect([typed(2_000), typed(2_001)]).to.deep.equal([false, true])
    expect(isTipUnusual({ _tag: 'Amount', amount: minor(1_900) }, minor(1_900), minor(300), 'USD')).to.equal(false)
    expect(isTipUnusual({ _tag: 'Percent', rate: basisPoints(20_000) }, minor(4_000), price, 'USD')).to.equal(false)
  })

  it('PRICE-22 is 0 where the order type does not allow one, each type by its own flag', () => {
    const brand = tipOf({ enabled: { ...byDiningOption(() => false), delivery: true } })
    expect([
      isTipAllowed(brand, 'pickup'),
      isTipAllowed(brand, 'delivery'),
      isTipAllowed(brand, 'kiosk'),
    ]).to.deep.equal([false, true, false])
    expect(tipAmount({ ...situation, brand }, { _tag: 'Amount', amount: minor(500) }, price)).to.equal(0)
    expect(tipAmount({ ...situation, brand, diningOption: 'delivery' }, { _tag: 'Default' }, price)).to.equal(300)
  })

  it('PRICE-23 the field shows only where a tip is allowed and not for cash', () => {
    expect(isTipShown(situation)).to.equal(true)
    expect(isTipShown({ ...situation, isCash: true })).to.equal(false)
    const brand = tipOf({ enabled: { ...byDiningOption(() => true), pickup: false } })
    expect(isTipShown({ ...situation, brand })).to.equal(false)
  })

  it('PRICE-24 choosing cash makes it 0', () => {
    expect(tipAmount({ ...situation, isCash: true }, { _tag: 'Amount', amount: minor(500) }, price)).to.equal(0)
    expect(tipAmount({ ...situation, isCash: true }, { _tag: 'Percent', rate: basisPoints(2_000) }, price)).to.equal(0)
  })
})
