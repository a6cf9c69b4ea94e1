import { expect } from 'chai'
import { typedAmount, typedPercent } from '../../../src-domain/money/typed-amount.ts'

describe('An amount as people type it', () => {
  it('may have a currency sign, a decimal comma, and commas between thousands', () => {
    for (const [typed, value] of [
      ['12', 1_200],
      ['12.5', 1_250],
      ['12,50', 1_250],
      ['$12.50', 1_250],
      [' € 12 ', 1_200],
      ['1,250', 125_000],
      ['1,250.75', 125_075],
      ['0', 0],
    ] as const)
      expect(typedAmount(typed), typed).to.equal(value)
  })

  it('is nothing for other text and below zero', () => {
    for (const typed of ['', 'ten', '-5', '- 5', '1.2.3', '12.345', '1,2,3', '12,5,0'])
      expect(typedAmount(typed), typed).to.equal(undefined)
  })
})

describe('An amount as people type it in another currency', () => {
  const formats = {
    JPY: { decimals: 0, point: '.' },
    COP: { decimals: 2, point: ',' },
    KWD: { decimals: 3, point: '.' },
    TND: { decimals: 3, point: ',' },
  } as const

  it('has its decimals, and groups thousands as its country does', () => {
    for (const [currency, typed, value] of [
      ['JPY', '1200', 1_200],
      ['JPY', '¥1,200', 1_200],
      ['JPY', '1.200', 1_200],
      ['COP', '66.000', 66_000_00],
      ['COP', '$ 1.066.000', 1_066_000_00],
      ['COP', '66000', 66_000_00],
      ['COP', '14.500,5', 14_500_50],
      ['COP', '14500.50', 14_500_50],
      ['KWD', '1.250', 1_250],
      ['KWD', '1.25', 1_250],
      ['KWD', '1,250', 1_250_000],
      ['TND', '1,250', 1_250],
      ['TND', '1.250', 1_250_000],
    ] as const)
      expect(typedAmount(typed, formats[currency]), `${currency} ${typed}`).to.equal(value)
  })

  it('is nothing with more decimals than the currency has', () => {
    expect(typedAmount('1200.5', formats.JPY)).to.equal(undefined)
    expect(typedAmount('1.2505', formats.KWD)).to.equal(undefined)
    expect(typedAmount('14500,505', formats.COP)).to.equal(undefined)
  })
})

describe('A percentage as people type it', () => {
  it('is at most 100, with two decimals', () => {
    for (const [typed, value] of [
      ['10', 1_000],
      ['7.5 %', 750],
      ['7,25%', 725],
      ['100', 10_000],
    ] as const)
      expect(typedPercent(typed), typed).to.equal(value)
    for (const typed of ['', '100.01', '-1', 'half', '1.234']) expect(typedPercent(typed), typed).to.equal(undefined)
  })
})
