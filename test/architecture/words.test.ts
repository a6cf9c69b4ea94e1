import { expect } from 'chai'
import { ourScripts } from './source-files.ts'
import { placesIn, retiredWords, retiredWordsIn } from './words.ts'

describe("the field's own words", () => {
  it('no name has a word that was retired', () => {
    expect(ourScripts()).to.have.length.greaterThan(500)
    expect(ourScripts().flatMap(retiredWordsIn)).to.deep.equal([])
  })

  for (const word of Object.keys(retiredWords))
    it(`goes red: ${word}, in a value, a type, a property and the name of a file`, () => {
      const Word = `${word[0]?.toUpperCase()}${word.slice(1)}`
      const text = `const ${word} = 1\ntype Cart${Word} = { readonly ${word}Of: number }`
      expect(retiredWordsIn({ path: 'planted.ts', text })).to.have.length(3)
      expect(retiredWordsIn({ path: `src-ui/cart/${word}-cart.tsx`, text: '' })).to.have.length(1)
    })

  for (const text of ['const wishes = [1]', 'const { keepers } = a'])
    it(`goes red: ${text}`, () => expect(retiredWordsIn({ path: 'planted.ts', text })).to.have.length(1))
  for (const text of ['// a wish', "const text = 'otherwise'", 'const space = newSearch', 'const awake = isKeeping'])
    it(`stays green: ${text}`, () => expect(retiredWordsIn({ path: 'planted.ts', text })).to.deep.equal([]))

  it('an order is placed, and nothing else is a place', () => {
    expect(ourScripts().flatMap(placesIn)).to.deep.equal([])
  })

  for (const text of [
    'const places = [1]',
    'const { openPlace } = a',
    'function placeOf() {}',
    'type A = { placeId: B }',
  ])
    it(`goes red: ${text}`, () => expect(placesIn({ path: 'planted.ts', text })).to.have.length(1))
  for (const text of ['a.place(order)', 'const placeOrder = readyToPlace', 'placed(placement)', 'type A = PlaceAnswer'])
    it(`stays green: ${text}`, () => expect(placesIn({ path: 'planted.ts', text })).to.deep.equal([]))
})
