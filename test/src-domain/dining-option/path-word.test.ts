import { expect } from 'chai'
import * as O from 'fp-ts/lib/Option.js'
import { diningOptions } from '../../../src-domain/dining-option/dining-option.ts'
import { fromPathWord, pathWord } from '../../../src-domain/dining-option/path-word.ts'

describe('Dining options', () => {
  it('CART-23 are pickup, delivery and kiosk', () => {
    expect([...diningOptions]).to.deep.equal(['pickup', 'delivery', 'kiosk'])
  })

  it('CART-23 kiosk is called dine-in in an address, and read back from it', () => {
    expect(diningOptions.map(pathWord)).to.deep.equal(['pickup', 'delivery', 'dine-in'])
    for (const option of diningOptions) expect(fromPathWord(pathWord(option))).to.deep.equal(O.some(option))
  })

  it('LOC-15 dinein and kiosk in an address mean the table as well, and another word nothing', () => {
    for (const word of ['dine-in', 'dinein', 'kiosk']) expect(fromPathWord(word)).to.deep.equal(O.some('kiosk'))
    expect(fromPathWord('drone')).to.deep.equal(O.none)
  })
})
