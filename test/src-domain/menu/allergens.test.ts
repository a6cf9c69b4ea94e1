import { expect } from 'chai'
import { allergenLines, allergenSentences } from '../../../src-domain/menu/allergen-sentences.ts'
import { type AllergenFacts, allergenNamed, allergens, sumOfAllergens } from '../../../src-domain/menu/allergens.ts'
import { menuProblems } from '../../../src-domain/menu/menu-lint.ts'
import { openItem } from '../../../src-domain/selection/item-draft.ts'
import { selectionsFromTree } from '../../../src-domain/selection/modifier-tree.ts'
import { selectedAllergens } from '../../../src-domain/selection/selected-allergens.ts'
import { english as mailEnglish } from '../../../src-server/mail/mail-words.en.ts'
import { spanish as mailSpanish } from '../../../src-server/mail/mail-words.es.ts'
import { allergenWords as english } from '../../../src-ui/messages/allergen-words.en.ts'
import { allergenWords as spanish } from '../../../src-ui/messages/allergen-words.es.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'

const none: AllergenFacts = { contains: [], mayContain: [], others: [] }

const menu = aMenu()
  .withGroup(
    aGroup('Bowls').of(
      anItem('Ramen')
        .with({ allergens: { ...none, contains: ['gluten'], mayContain: ['eggs'] } })
        .asking(
          anOption('Extras').offering(
            anItem('Egg').with({ allergens: { ...none, contains: ['eggs'] } }),
            anItem('Corn').with({ allergens: none }),
            anItem('Mystery'),
            anItem('Set').asking(
              anOption('Sauce').offering(anItem('Satay').with({ allergens: { ...none, contains: ['peanuts'] } })),
            ),
          ),
        ),
    ),
  )
  .build()
const ramen = openItem(menu, 'bowls', 'ramen')

function chosen(...tree: Parameters<typeof selectionsFromTree>[0]) {
  const item = menu.items.get(ramen.item ?? '')
  if (item === undefined) throw new Error('no ramen')
  return selectedAllergens(menu, item, selectionsFromTree(tree))
}
function extra(item: string, modifiers: Parameters<typeof selectionsFromTree>[0] = []) {
  return { item, option: 'extras', modifiers }
}

describe('Allergens', () => {
  it('names the fourteen of Annex II of Regulation (EU) 1169/2011', () => {
    expect(allergens).to.have.length(14)
    expect(new Set(allergens).size).to.equal(14)
  })

  it('adds those of chosen modifiers at any depth, and an allergen that is contained is not also possible', () => {
    expect(chosen()).to.deep.equal({ ...none, contains: ['gluten'], mayContain: ['eggs'] })
    expect(chosen(extra('egg'))).to.deep.equal({ ...none, contains: ['gluten', 'eggs'] })
    const satay = { item: 'satay', option: 'sauce', modifiers: [] }
    expect(chosen(extra('set', [satay]))?.contains).to.deep.equal(['gluten', 'peanuts'])
  })

  it('says that a sum is partial if a choice has no declaration, and has no sum if nothing has one', () => {
    expect(chosen(extra('corn'))?.isPartial).to.equal(undefined)
    expect(chosen(extra('mystery'))?.isPartial).to.equal(true)
    expect(sumOfAllergens([{}, {}])).to.equal(undefined)
  })

  it('keeps texts and names outside the list, each once', () => {
    const kiwi = { allergens: { ...none, others: ['kiwi'], text: 'Peeled here.' } }
    expect(sumOfAllergens([kiwi, kiwi])).to.deep.equal({ ...none, others: ['kiwi'], text: 'Peeled here.' })
  })

  for (const [word, code] of [
    ['Tree nuts', 'nuts'],
    ['tree-nuts', 'nuts'],
    ['Wheat', 'gluten'],
    ['SOY', 'soybeans'],
    ['sulfites', 'sulphites'],
    ['shellfish', undefined],
    ['kiwi', undefined],
    ['constructor', undefined],
  ] as const)
    it(`reads "${word}" as ${code ?? 'no code'}`, () => expect(allergenNamed(word)).to.equal(code))

  it('makes sentences in both languages, and never translates the restaurant’s own words', () => {
    const facts: AllergenFacts = {
      ...{ contains: ['eggs', 'nuts'], mayContain: ['fish'], others: ['kiwi'], text: 'Peeled here.', isPartial: true },
    }
    expect(allergenLines(facts, english)).to.deep.equal([
      'Contains egg, tree nuts, kiwi.',
      'May contain fish.',
      'We don’t have allergen information for everything in it. Please ask us.',
      'Peeled here.',
    ])
    expect(allergenLines(facts, spanish)).to.deep.equal([
      'Contiene huevo, nueces, kiwi.',
      'Puede contener pescado.',
      'No tenemos información de alérgenos de todo lo que lleva. Pregúntanos.',
      'Peeled here.',
    ])
    expect(allergenSentences(none, english)).to.deep.equal(['None of the 14 major allergens.'])
    expect(allergenSentences({ ...none, text: 'Ask us.' }, english), 'a text may name some').to.deep.equal([])
    expect(allergenLines(undefined, english)).to.deep.equal([])
  })

  it('has the same names in mails as on the screens', () => {
    expect(mailEnglish.allergens.name).to.deep.equal(english.name)
    expect(mailSpanish.allergens.name).to.deep.equal(spanish.name)
  })

  it('warns of a name outside the list', () => {
    const strange = aMenu()
      .withGroup(aGroup('Bowls').of(anItem('Fruit').with({ allergens: { ...none, others: ['kiwi'] } })))
      .build()
    expect(menuProblems(strange).map(({ severity, fact }) => ({ severity, fact }))).to.deep.equal([
      { severity: 'warning', fact: { _tag: 'UnlistedAllergen', name: 'kiwi' } },
    ])
    expect(menuProblems(menu)).to.deep.equal([])
  })
})
