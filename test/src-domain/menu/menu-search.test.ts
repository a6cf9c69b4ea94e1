import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { isLeft } from 'fp-ts/lib/Either.js'
import { menu as menuCodec } from '../../../src-contract/menu/menu.ts'
import { diningOptions } from '../../../src-domain/dining-option/dining-option.ts'
import type { Menu } from '../../../src-domain/menu/menu.ts'
import { menuSearch } from '../../../src-domain/menu/menu-search.ts'
import { groupsServed } from '../../../src-domain/menu/served-in.ts'
import { aGroup, aMenu, anItem, anOption, type GroupBuilder } from '../../builders/menu-builder.ts'
import { mistypedDishes } from '../../builders/mistyped-dishes.ts'

function menuOf(brand: string): Menu {
  const seen = menuCodec.decode(JSON.parse(readFileSync(`brands/${brand}/menu.json`, 'utf8')))
  if (isLeft(seen)) throw new Error(`the menu of ${brand} cannot be read`)
  return seen.right
}

const ember = menuOf('ember')
const searchEmber = menuSearch(ember, 'pickup')
const searchKiosk = menuSearch(ember, 'kiosk')

function finding(...groups: readonly GroupBuilder[]) {
  const search = menuSearch(
    aMenu()
      .withGroup(...groups)
      .build(),
    'pickup',
  )
  return (sought: string) => search(sought).map(({ item }) => item)
}

describe('Searching the menu of Ember', () => {
  const firstHits: readonly (readonly [sought: string, first: string, why: string])[] = [
    ['ember burger', 'ember-burger', 'as it is written'],
    ['RAMEN', 'slow-pork-ramen', 'case'],
    ['  miso   soup ', 'miso-soup', 'spaces'],
    ['curry, katsu', 'katsu-curry', 'reversed, with a comma'],
    ['udon mushroom', 'mushroom-udon', 'reversed'],
    ['rice sticky mango', 'mango-sticky-rice', 'reversed'],
    ['steak baguette', 'steak-baguette', 'two dishes share a word'],
    ['burito', 'brisket-burrito', 'a letter is missing'],
    ['burrito rice brisket', 'brisket-burrito', 'filler left out'],
    ['jalepeno', 'ember-burger', 'mistyped, without its accent, in what may be put on top'],
    ['jalapeños', 'ember-burger', 'accent and plural'],
    ['spicy tuna', 'onigiri-pair', 'one word is nowhere, the other in a filling'],
    ['tuna', 'onigiri-pair', 'in a filling'],
    ['shakshooka', 'coal-shakshuka', 'as it sounds'],
    ['cofee', 'drip-coffee', 'a letter is missing'],
    ['brocoli', 'charred-broccoli', 'a letter is missing'],
    ['teryaki chiken', 'teriyaki-chicken-rice', 'both words mistyped'],
    ['mashroom', 'mushroom-udon', 'another letter; the shorter name'],
    ['hallumi', 'halloumi-sticks', 'a letter is missing'],
    ['edamami', 'charred-edamame', 'another letter'],
    ['fihs tacos', 'fish-tacos', 'two letters swapped'],
    ['takos', 'fish-tacos', 'another letter'],
    ['burgers', 'ember-burger', 'plural'],
    ['taco', 'fish-tacos', 'singular'],
    ['cookies', 'miso-cookie', 'plural in y'],
    ['laska', 'prawn-laksa', 'two letters swapped'],
    ['lobstr', 'lobster-half', 'a letter is missing'],
    ['croisant', 'almond-croissant', 'a letter is missing'],
    ['limonada', 'burnt-lemonade', 'as it is called in Spanish'],
    ['té de jazmín', 'jasmine-milk-tea', 'Spanish, with accents'],
    ['burrïto', 'brisket-burrito', 'an accent that is not there'],
    ['kimchee', 'kimchi-toastie', 'as it sounds'],
    ['grilled cheese', 'kimchi-toastie', 'the end of a name'],
    ['tan tan', 'tantan-noodles', 'in two words'],
    ['rib eye', 'bone-in-ribeye', 'in two words'],
    ['hotstone', 'hot-stone-bibimbap', 'in one word'],
    ['moon cake', 'lotus-mooncake', 'sold out, and found'],
    ['lions mane', 'mushroom-steak', 'without the apostrophe'],
    ['half chiken', 'half-chicken', 'name before the descriptions of others'],
    ['gochu', 'hot-stone-bibimbap', 'the beginning, in a description before a glaze'],
    ['avoc', 'salmon-rice-bowl', 'the beginning'],
    ['udn', 'mushroom-udon', 'three letters of four'],
    ['lamb and yogurt', 'lamb-flatbread', 'with a filler'],
    ['family bowls', 'noodle-night-two', 'group above the group, and option'],
  ]

  it('has a table of at least forty searches', () => {
    expect(new Set(firstHits.map(([sought]) => sought)).size).to.be.at.least(40)
  })

  for (const [sought, first, why] of firstHits) {
    it(`"${sought}" finds ${first} first (${why})`, () => {
      expect(searchEmber(sought)[0]?.item).to.equal(first)
    })
  }

  it('finds fifty-nine of sixty mistyped dishes first', () => {
    const search = { ember: searchEmber, nocturne: menuSearch(menuOf('nocturne'), 'pickup') }
    const missed = mistypedDishes.filter(
      ([, brand, typed, meant]) => !meant.includes(search[brand](typed)[0]?.item ?? ''),
    )
    // "Doughnuts" is three letters longer, beyond the tolerance.
    expect(missed.map(([, , typed]) => typed)).to.deep.equal(['donuts'])
    expect(mistypedDishes).to.have.length(60)
  })

  it('names the group in which the item stands, so that it can be opened', () => {
    expect(searchEmber('sunday feast')[0]).to.deep.equal({ group: 'bundles-four', item: 'sunday-feast' })
  })

  it('finds what is served for the order type, and each item once', () => {
    expect(searchEmber('junmai')).to.deep.equal([])
    expect(searchKiosk('junmai')).to.deep.equal([{ group: 'bar', item: 'warm-sake' }])
    for (const sought of ['rice', 'chicken', 'the']) {
      const items = searchEmber(sought).map(({ item }) => item)
      expect(items).to.have.lengthOf(new Set(items).size)
      expect(items).not.to.have.lengthOf(0)
    }
  })

  it('finds nothing for what is not there, and for nothing', () => {
    for (const sought of ['', '   ', '!?', 'zzzz', 'xq', '⚡']) expect(searchEmber(sought)).to.deep.equal([])
  })

  it('finds every dish first by its whole name, in any order of its words', () => {
    const served = diningOptions.filter((orderType) => groupsServed(ember, orderType).size > 0)
    expect(served).to.have.length.greaterThan(2)
    for (const orderType of served) {
      const find = menuSearch(ember, orderType)
      const items = new Set([...groupsServed(ember, orderType).values()].flatMap((group) => group.items))
      expect(items.size).to.be.greaterThan(50)
      for (const item of items) {
        const name = ember.items.get(item)?.name ?? ''
        const reversed = name.split(' ').reverse().join(' ')
        expect(find(name)[0]?.item, name).to.equal(item)
        expect(find(reversed)[0]?.item, reversed).to.equal(item)
      }
    }
  })

  it('finds a dish whichever one letter of its longest word is lost', () => {
    let tried = 0
    for (const group of ['noodles', 'rice', 'coals', 'folded']) {
      for (const id of ember.groups.get(group)?.items ?? []) {
        const words = (ember.items.get(id)?.name ?? '').toLowerCase().match(/[a-z]+/g) ?? []
        const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
        // Typos spare the first letter, and a short word without it may be another.
        for (let lost = 1; lost < longest.length && longest.length > 5; lost += 1) {
          const typed = longest.slice(0, lost) + longest.slice(lost + 1)
          tried += 1
          expect(
            searchEmber(typed).map(({ item }) => item),
            `${typed} for ${longest}`,
          ).to.include(id)
        }
      }
    }
    expect(tried).to.be.greaterThan(100)
  })
})

describe('A find', () => {
  const egg = anOption('Extras').offering(anItem('Tonkotsu'))
  const find = finding(
    aGroup('Bowls').of(
      anItem('By option').asking(egg),
      anItem('By description').with({ description: 'Our tonkotsu broth' }),
      anItem('Tonkotsu ramen'),
      anItem('Tonkotsu'),
    ),
    aGroup('Tonkotsu corner').of(anItem('By group')),
  )

  it('in a name comes before one in a group, in a description, in an option', () => {
    const order = ['tonkotsu', 'tonkotsu-ramen', 'by-group', 'by-description', 'by-option']
    expect(find('tonkotsu')).to.deep.equal(order)
    expect(find('tonkutso')).to.deep.equal(order)
  })

  it('of all words keeps out those of some, and some are better than none', () => {
    expect(find('tonkotsu ramen')).to.deep.equal(['tonkotsu-ramen'])
    expect(find('ramen pizzaiola')).to.deep.equal(['tonkotsu-ramen'])
  })

  it('takes no notice of the words around what is sought, unless there is nothing else', () => {
    const soups = finding(aGroup('All').of(anItem('Soup of the day'), anItem('Onion soup')))
    expect(soups('the onion soup, with some')).to.deep.equal(['onion-soup'])
    expect(soups('the')).to.deep.equal(['soup-of-the-day'])
  })

  it('of what is written counts alone: no guess stands beside it', () => {
    const near = finding(aGroup('All').of(anItem('Bacon'), anItem('Bacan')))
    expect(near('bacon')).to.deep.equal(['bacon'])
    expect(near('bacn')).to.deep.equal(['bacon', 'bacan'])
  })

  it('may stand in the middle of a word, from four letters on', () => {
    const burgers = finding(aGroup('All').of(anItem('Cheeseburger')))
    expect(burgers('burger')).to.deep.equal(['cheeseburger'])
    expect(burgers('ese')).to.deep.equal([])
  })

  it('reads accents, ligatures and plurals of the menu as people type them', () => {
    const names = ['Crème brûlée', 'Smørrebrød', 'Piñas', 'Œuf', 'Straße', 'Ñoquis', 'Tomatoes', 'Berries', '担々麺']
    const spelled = finding(aGroup('All').of(...names.map((name, n) => anItem(name).withId(String(n)))))
    const typed = ['creme brulee', 'smorrebrod', 'pina', 'oeuf', 'strasse', 'noqui', 'tomato', 'berry', '担々麺']
    for (const [n, text] of typed.entries()) expect(spelled(text), text).to.deep.equal([String(n)])
  })

  it('ends where an option leads back to its own item', () => {
    const doll = anOption('Doll').offering(anItem('Matryoshka').asking(anOption('Doll')))
    const menu = { ...aMenu().withItem(anItem('Set').asking(doll)).build(), options: new Map([['doll', doll.option]]) }
    expect(menuSearch(menu, 'pickup')('matryoshka')).to.deep.equal([{ group: 'menu', item: 'set' }])
  })
})
