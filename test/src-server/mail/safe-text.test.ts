import { expect } from 'chai'
import fc from 'fast-check'
import { printable, safeLine } from '../../../src-server/mail/safe-text.ts'

const hostile: readonly (readonly [typed: string, shown: string])[] = [
  ['Gus\r\nBcc: all@example.com', 'Gus Bcc: all@example. com'],
  ['Gus\u0000\u001b[31m', 'Gus [31m'],
  ['\u202egro.live\u202c', 'gro. live'],
  ['Gus\u2028Guest', 'Gus Guest'],
  ['Win https://evil.example/a?b=c now', 'Win now'],
  ['HTTPS://EVIL.EXAMPLE', ''],
  ['www.evil.example/x Gus', 'Gus'],
  ['javascript:alert(1) Gus', 'Gus'],
  ['evil.com', 'evil. com'],
  ['evil\u200b.com', 'evil .com'],
  ['evil。com', 'evil. com'],
  ['J.R. O’Neil', 'J. R. O’Neil'],
  ['José María', 'José María'],
  ['  ', ''],
]

describe('safe text', () => {
  for (const [typed, shown] of hostile) {
    it(`G10 threat 38: ${JSON.stringify(typed)} is ${JSON.stringify(shown)} in a mail`, () => {
      expect(safeLine(typed)).to.equal(shown)
    })
  }

  it('G10 threat 38: whatever is typed is one line without control characters and without a link', () => {
    const piece = fc.constantFrom(
      'http://',
      '\r\n',
      '\u202e',
      '\u0085',
      'a.b',
      'www.',
      '\u001b[2J',
      ' ',
      'x',
      '。c',
      '://',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme' })), { maxLength: 12 }), (pieces) => {
        const shown = safeLine(pieces.join(''))
        expect(shown).not.to.match(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u)
        expect(shown).not.to.match(/\b[a-z][a-z0-9+.-]*:\/\/\S/i)
        expect(shown).not.to.match(/[\p{L}\p{N}]\.\p{L}/u)
      }),
    )
  })

  it('G10 threat 39: a note keeps its lines and its words, and no mark that a printer obeys', () => {
    expect(printable('no nuts\r\n\u001b@hot.no onion\n\n\u202eLast')).to.equal('no nuts\n@hot.no onion\nLast')
  })
})
