import { expect } from 'chai'
import fc from 'fast-check'
import { pastedCode, pastedText } from '../../../src-domain/text/pasted-text.ts'

describe('Pasted text', () => {
  const cleaned: readonly (readonly [what: string, typed: string, meant: string])[] = [
    ['invisible marks', '\ufeffTE\u200bN\u2060 \u00adOFF\u200e\u061c', 'TEN OFF'],
    ['non-breaking and wide blanks', '\u00a0212\u202f555\u30000142\u2003', '212 555 0142'],
    ['line breaks and tabs', ' 30-15\tSteinway\r\nStreet\u2028', '30-15 Steinway Street'],
    ['exotic hyphens', '212\u2010555\u20110142\u2013\u2014\u2212\uff0d', '212-555-0142----'],
    ['full-width signs', '\uff11\uff12\uff13\uff21\uff42\uff20', '123Ab@'],
    ['control marks', 'a\u0000b\u001bc\u0085\u009fd', 'abc d'],
    ['half of a sign of two', 'a\ud800b', 'ab'],
    ['signs that look like nothing', '\u3164\u115f\uffa0\u2800\u00ad', ''],
    ['what needs no cleaning', 'José ½ 🍜 O’Neil', 'José ½ 🍜 O’Neil'],
  ]
  for (const [what, typed, meant] of cleaned) {
    it(`GIFT-02, PROMO-02, ACCT-59, ACCT-64 is read without ${what}`, () => {
      expect(pastedText(typed)).to.equal(meant)
    })
  }

  it('GIFT-02, PROMO-02 needs cleaning once', () => {
    const piece = fc.constantFrom(
      '\u200b',
      '\uff0d',
      '\u00a0',
      ' ',
      '\ud83c',
      '\udf5c',
      '\u0085',
      '\n',
      '\uff07',
      'x',
      '1',
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const once = pastedText(pieces.join(''))
        expect(pastedText(once)).to.equal(once)
      }),
    )
  })

  it('ACCT-61 a code has no blanks', () => {
    expect(pastedCode('\u200b\uff11\uff12 3\u00a04\n')).to.equal('1234')
  })
})
