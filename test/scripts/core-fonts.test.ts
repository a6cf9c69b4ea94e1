import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { faceOf, lettersOf } from '../../scripts/build/core-fonts.mjs'

const sheet = readFileSync('src-ui/design/fonts.css', 'utf8')
const fonts = [
  '@fontsource/tenor-sans/files/tenor-sans-latin-400-normal.woff2',
  '@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2',
]
const catalogues = readdirSync('src-ui/messages').filter((file) => /\.(en|es)\.ts$/.test(file))
const words = catalogues.map((file) => readFileSync(`src-ui/messages/${file}`, 'utf8')).join('')

describe('the letters that the first paint waits for', () => {
  it('are read from their face: a range, and one by one', () => {
    const face = faceOf("@font-face { src: url('a.woff2?core') } @font-face { x }", 'a.woff2?core')
    expect(face).to.equal("@font-face { src: url('a.woff2?core') }")
    expect(lettersOf('unicode-range: U+61-63, U+F1;')).to.deep.equal(['a', 'b', 'c', 'ñ'])
    expect(() => lettersOf(face)).to.throw('which letters?')
    expect(() => faceOf(sheet, 'b.woff2?core')).to.throw('no face')
  })

  for (const font of fonts) {
    it(`SHELL-15 are all that our words are written with, and the rest has a face before it: ${font}`, () => {
      const core = new Set(lettersOf(faceOf(sheet, `${font}?core`)))
      const rest = new Set(lettersOf(faceOf(sheet, font)))
      // Other characters, such as emoji, come from the system font.
      const used = new Set([...words].filter((letter) => letter >= ' ' && (rest.has(letter) || letter <= '~')))
      expect(used.size).to.be.greaterThan(90)
      expect([...used].filter((letter) => !core.has(letter))).to.deep.equal([])
      expect([...core].filter((letter) => letter > '~' && !rest.has(letter))).to.deep.equal([])
      expect(sheet.indexOf(`'${font}'`)).to.be.below(sheet.indexOf(`'${font}?core'`))
    })
  }
})
