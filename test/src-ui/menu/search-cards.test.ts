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
  it('finds without accents, with typos and in any order, the name before the description', () => {
    expect(names('jalepeno')).to.deep.equal(['Jalapeño fritters'])
    expect(names('burito')).to.deep.equal(['Burrito', 'Rice'])
    expect(names('tuna spicy')).to.deep.equal(['Spicy tuna roll'])
  })

  it('looks at descriptions, marks and categories too', () => {
    expect(names('corn')).to.deep.equal(['Jalapeño fritters'])
    expect(names('vegan')).to.deep.equal(['Rice'])
    expect(names('wraps')).to.deep.equal(['Burrito'])
  })

  it('finds nothing for nothing', () => {
    expect(names(' ')).to.deep.equal([])
  })
})
