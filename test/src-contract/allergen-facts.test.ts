import { expect } from 'chai'
import { isRight } from 'fp-ts/lib/Either.js'
import { allergenFacts } from '../../src-contract/menu/allergen-facts.ts'
import { menu } from '../../src-contract/menu/menu.ts'
import type { AllergenFacts } from '../../src-domain/menu/allergens.ts'

function read(wire: unknown): AllergenFacts {
  const seen = allergenFacts.decode(wire)
  if (!isRight(seen)) throw new Error('unreadable')
  return seen.right
}

describe('Allergens on the wire', () => {
  it('never drops a name: one outside the list stays as it is written, also when it is written again', () => {
    const facts = read({ contains: ['Dairy', 'kiwi'], mayContain: ['celeriac', 'Egg'], text: 'Peeled here.' })
    expect(facts).to.deep.equal({
      ...{ contains: ['milk'], mayContain: ['eggs'], others: ['kiwi', 'celeriac'], text: 'Peeled here.' },
    })
    expect(read(allergenFacts.encode(facts))).to.deep.equal(facts)
  })

  it('reads missing lists as empty, and an empty text as none', () => {
    expect(read({ contains: null, text: ' ' })).to.deep.equal({ contains: [], mayContain: [], others: [] })
  })

  it('leaves an item without the field as it was, in both directions', () => {
    const item = { id: 'a', name: 'A', price: 1, images: [], options: [] }
    const wire = { menus: {}, groups: {}, items: { a: item }, options: {}, restaurantGroups: {} }
    const seen = menu.decode(wire)
    if (!isRight(seen)) throw new Error('unreadable')
    expect(seen.right.items.get('a')).not.to.have.property('allergens')
    expect(JSON.stringify(menu.encode(seen.right))).not.to.include('allergens')
  })
})
