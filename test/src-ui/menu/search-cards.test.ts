import { expect } from 'chai'
import { cardSearch } from '../../../src-ui/menu/search-cards.ts'

function card(name: string, about = '', marks: readonly string[] = [], category = 'Menu') {
  return {
    name,
    about,
    marks,
    category,
  }
}

const cards = [
  card('Jalapeño fritters', 'Hot corn'),
  card('Rice', 'Good beside a burrito', ['Vegan']),
  card('Burrito', '', [], 'Wraps'),
  card('Spicy tuna roll'),
]

function names(text: string) {
  return cardSearch(cards)(text).map((at) => cards[at]?.name)
}

describe('searching the cards of a menu', () => {
  it('finds by name, description, mark and category, the name first, with typos and in any order, and nothing for nothing', () => {
    for (const [text, found] of [
      ['jalepeno', ['Jalapeño fritters']],
      ['burito', ['Burrito', 'Rice']],
      ['tuna spicy', ['Spicy tuna roll']],
      ['corn', ['Jalapeño fritters']],
      ['vegan', ['Rice']],
      ['wraps', ['Burrito']],
      [' ', []],
    ] as const)
      expect(names(text), text).to.deep.equal(found)
  })
})
