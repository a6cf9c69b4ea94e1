import { expect } from 'chai'
import { findingWords } from '../../../src-server/address/typed-address.ts'

describe('the words by which a street is found', () => {
  it('API-25 are long and short, whichever it is written with', () => {
    expect(findingWords('N Front St')).to.equal(' n north front st street')
    expect(findingWords('North Front Street')).to.equal(' north n front street st')
  })

  it('API-25 are those of the street, also where it is called like something of the language', () => {
    expect(findingWords('Constructor Rd', 'Hasownproperty Ln')).to.equal(' constructor rd road hasownproperty ln lane')
  })
})
