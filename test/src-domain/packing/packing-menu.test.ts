import { expect } from 'chai'
import { stillPacked } from '../../../src-domain/packing/packing-menu.ts'
import { aGroup, anItem } from '../../builders/menu-builder.ts'

describe('What was packed before the menu changed', () => {
  it('PACK-06 stays as far as it is still offered in the group in which it was chosen', () => {
    const groups = [
      { group: aGroup('Bag').group, items: [anItem('Paper').item] },
      { group: aGroup('Cutlery').group, items: [anItem('Fork').item] },
    ]
    const paper = { group: 'bag', item: 'paper' }
    const chosen = [
      paper,
      { group: 'bag', item: 'fork' },
      { group: 'cutlery', item: 'paper' },
      { group: 'bag', item: 'cloth' },
    ]
    expect(stillPacked(groups, chosen)).to.deep.equal([paper])
    expect(stillPacked([], chosen)).to.deep.equal([])
  })
})
