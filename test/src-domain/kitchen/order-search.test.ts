import { expect } from 'chai'
import { foldedName, orderSearch } from '../../../src-domain/kitchen/order-search.ts'

describe('what staff look for', () => {
  const cases: Readonly<Record<string, ReturnType<typeof orderSearch>>> = {
    '318': { _tag: 'Number', number: '318' },
    ' #318 ': { _tag: 'Number', number: '318' },
    '0147': { _tag: 'Phone', digits: ['0147'] },
    '+1 (718) 555-0142': { _tag: 'Phone', digits: ['17185550142'] },
    '718.555.0142': { _tag: 'Phone', digits: ['7185550142'] },
    'Ana@Example.com ': { _tag: 'Email', email: 'ana@example.com' },
    'José  Díaz': { _tag: 'Name', start: 'jose diaz' },
    'Table 7': { _tag: 'Name', start: 'table 7' },
    a: undefined,
    '#': undefined,
    ' ': undefined,
  }
  for (const [typed, search] of Object.entries(cases))
    it(`is ${search?._tag ?? 'nothing'} for "${typed}"`, () => {
      expect(orderSearch(typed)).to.deep.equal(search)
    })

  it('is a name without accents and capitals', () => {
    expect(['Zoë', 'ÁNGEL', 'Peña'].map(foldedName)).to.deep.equal(['zoe', 'angel', 'pena'])
  })
})
