import { expect } from 'chai'
import { dollarFormat } from '../../../src-domain/money/format-price.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { type CodeTexts, codeFieldProblems, codeOfForm } from '../../../src-ui/offers/code-form.ts'

const typed: CodeTexts = {
  ...{ code: 'noodles', off: '15', atMost: '10', minimum: '20', firstDay: '2026-07-01', lastDay: '2026-07-31' },
  ...{ most: '100', mostPerPatron: '1', name: ' Noodle week ', description: '' },
}
const choices = {
  kind: 'percent',
  orderTypes: ['pickup'],
  on: ['bowls'],
  timeZone: 'America/New_York',
  format: dollarFormat,
} as const
const june = Date.UTC(2026, 5, 10, 16)

describe('The form of a promo code', () => {
  it('is a code from the start of its first day to the end of its last, in the restaurant’s zone', () => {
    expect(codeFieldProblems(typed, choices, june)).to.deep.equal({})
    expect(codeOfForm(typed, choices)).to.deep.equal({
      ...{ code: 'NOODLES', name: 'Noodle week', description: '', on: ['bowls'], orderTypes: ['pickup'] },
      ...{ off: { _tag: 'Percent', rate: 1_500, atMost: minor(1_000) }, minimum: minor(2_000) },
      ...{ most: 100, mostPerPatron: 1, startsAt: Date.UTC(2026, 6, 1, 4), endsAt: Date.UTC(2026, 7, 1, 4) },
    })
  })

  it('may be a code and an amount alone', () => {
    const least = Object.fromEntries(Object.keys(typed).map((name) => [name, '']))
    const only = { ...typed, ...least, code: 'NOODLES', off: '$5' }
    const fixed = { ...choices, kind: 'fixed', orderTypes: [], on: [] } as const
    expect(codeFieldProblems(only, fixed, june)).to.deep.equal({})
    expect(codeOfForm(only, fixed)).to.deep.equal({
      ...{ code: 'NOODLES', name: '', description: '', on: [], orderTypes: [], minimum: minor(0) },
      off: { _tag: 'Amount', amount: minor(500) },
    })
  })

  it('names the problem of each field', () => {
    for (const [wrong, problems] of [
      [{ code: 'a b' }, { code: 'code' }],
      [{ off: '0' }, { off: 'percent' }],
      [{ off: '101' }, { off: 'percent' }],
      [{ atMost: '0' }, { atMost: 'amount' }],
      [{ minimum: 'much' }, { minimum: 'amount' }],
      [{ lastDay: '2026-06-30' }, { lastDay: 'lastDay' }],
      [{ firstDay: '', lastDay: '2026-06-09' }, { lastDay: 'lastDayPast' }],
      [
        { most: '0', mostPerPatron: '1.5' },
        { most: 'count', mostPerPatron: 'count' },
      ],
    ] as const)
      expect(codeFieldProblems({ ...typed, ...wrong }, choices, june), JSON.stringify(wrong)).to.deep.equal(problems)
    expect(codeFieldProblems({ ...typed, firstDay: '', lastDay: '2026-06-10' }, choices, june)).to.deep.equal({})
  })
})
