import { expect } from 'chai'
import { type ModifierTree, selectionsFromTree } from '../../../src-domain/selection/modifier-tree.ts'
import { allSelectionErrors, offerErrors } from '../../../src-domain/selection/offer-errors.ts'
import type { SelectionError } from '../../../src-domain/selection/selection-error.ts'
import { selectionErrors } from '../../../src-domain/selection/selection-errors.ts'
import { noSelections, type Selections } from '../../../src-domain/selection/selections.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'
import { choices } from '../../builders/selections-builder.ts'

const egg = anItem('Egg').asking(
  anOption('Doneness').between(1, 1).offering(anItem('Soft'), anItem('Hard')),
  anOption('Seasoning').between(0, 2).offering(anItem('Salt'), anItem('Chili'), anItem('Lime')),
)
const menu = aMenu()
  .withGroup(
    aGroup('Bowls').of(
      anItem('Ramen').asking(
        anOption('Broth').between(1, 1).offering(anItem('Miso'), anItem('Shoyu'), anItem('Shio').soldOut()),
        anOption('Toppings').between(undefined, 2).offering(egg, anItem('Corn'), anItem('Nori')),
        anOption('Sides').between(2, 3).offering(anItem('Kimchi'), anItem('Gyoza')),
      ),
      anItem('Udon').asking(anOption('Sauce').offering(anItem('Soy'))),
      anItem('Tonkotsu').soldOut(),
    ),
    aGroup('Drinks').of(anItem('Tea')),
  )
  .build()

const fine = choices({ broth: ['miso'], sides: ['kimchi', 'gyoza'] })
function optionError(path: readonly string[], message: unknown) {
  return {
    type: 'option',
    optionId: path.at(-1),
    path,
    message,
  }
}
function itemError(path: readonly string[], message: unknown) {
  return {
    type: 'item',
    optionId: path.at(-1),
    path,
    message,
  }
}
function facts(errors: readonly SelectionError[]) {
  return errors.map(({ message }) => message._tag)
}
function errorsIn(selections: Selections) {
  return selectionErrors(menu, 'ramen', selections)
}

describe('Validating a selection', () => {
  it('SEL-28 a selection within all bounds has no errors', () => {
    expect(errorsIn(fine)).to.deep.equal([])
    expect(allSelectionErrors(menu, 'ramen', fine)).to.deep.equal([])
  })

  it('SEL-02, SEL-20, SEL-30 too few choices, none included, say the minimum at their option', () => {
    expect(errorsIn(choices({ sides: ['kimchi'] }))).to.deep.equal([
      optionError(['broth'], { _tag: 'SelectionMin', min: 1 }),
      optionError(['sides'], { _tag: 'SelectionMin', min: 2 }),
    ])
  })

  it('SEL-20 an option without a minimum may stay empty', () => {
    expect(selectionErrors(menu, 'udon', noSelections)).to.deep.equal([])
    const none = aMenu().withGroup(
      aGroup('Bowls').of(anItem('Soba').asking(anOption('Sauce').between(0, 2).offering(anItem('Soy')))),
    )
    expect(selectionErrors(none.build(), 'soba', noSelections)).to.deep.equal([])
  })

  it('SEL-21, SEL-31 too many choices say the maximum at their option', () => {
    const chosen = choices({ broth: ['miso', 'shoyu'], toppings: ['corn', 'nori', 'nori'], sides: ['kimchi', 'gyoza'] })
    expect(errorsIn(chosen)).to.deep.equal([
      optionError(['broth'], { _tag: 'SelectionMax', max: 1 }),
      optionError(['toppings'], { _tag: 'SelectionMax', max: 2 }),
    ])
  })

  it('SEL-08, SEL-21 single-selection-only says a maximum of 1', () => {
    const single = anOption('Size').between(0, 3).singleSelectionOnly().offering(anItem('S'), anItem('L'))
    const sized = aMenu().withItem(anItem('Tea').asking(single)).build()
    expect(selectionErrors(sized, 'tea', choices({ size: ['s', 'l'] }))).to.deep.equal([
      optionError(['size'], { _tag: 'SelectionMax', max: 1 }),
    ])
  })

  it('SEL-22 nested options are checked too, with the way that leads to them', () => {
    const chosen = choices({
      broth: ['miso'],
      toppings: [['egg', { seasoning: ['salt', 'chili', 'lime'] }]],
      sides: ['kimchi', 'gyoza'],
    })
    expect(errorsIn(chosen)).to.deep.equal([
      optionError(['toppings', 'doneness'], { _tag: 'SelectionMin', min: 1 }),
      optionError(['toppings', 'seasoning'], { _tag: 'SelectionMax', max: 2 }),
    ])
  })

  it('SEL-22 options of a modifier that is not chosen ask for nothing', () => {
    expect(errorsIn(choices({ broth: ['miso'], toppings: ['corn'], sides: ['kimchi', 'gyoza'] }))).to.deep.equal([])
  })
})

describe('What the server does not cook', () => {
  const refused = (selections: Selections) => offerErrors(menu, 'ramen', selections)

  it('SEL-01 a modifier of another option, another item, or no menu at all', () => {
    expect(
      refused(choices({ broth: ['corn'], sauce: ['soy'], toppings: ['plutonium'], nowhere: ['miso'] })),
    ).to.deep.equal([
      itemError(['broth'], { _tag: 'NotOnOffer', itemId: 'corn' }),
      itemError(['sauce'], { _tag: 'NotOnOffer', itemId: 'soy' }),
      itemError(['toppings'], { _tag: 'NotOnOffer', itemId: 'plutonium' }),
      itemError(['nowhere'], { _tag: 'NotOnOffer', itemId: 'miso' }),
    ])
  })

  it('SEL-01 a modifier that is filed under one option and says another', () => {
    const lying: Selections = new Map([['broth', [{ option: 'toppings', item: 'miso', modifiers: noSelections }]]])
    expect(facts(refused(lying))).to.deep.equal(['NotOnOffer'])
  })

  it('SEL-01 options hung on a modifier that has none', () => {
    expect(refused(choices({ toppings: [['corn', { doneness: ['soft'] }]] }))).to.deep.equal([
      itemError(['toppings', 'doneness'], { _tag: 'NotOnOffer', itemId: 'soft' }),
    ])
  })

  it('SEL-01 a sold-out modifier', () => {
    expect(refused(choices({ broth: ['shio'] }))).to.deep.equal([
      itemError(['broth'], { _tag: 'SoldOut', itemId: 'shio' }),
    ])
  })

  it('SEL-01 a modifier chosen twice, be it the same object', () => {
    expect(refused(choices({ toppings: ['corn', 'nori', 'corn'] }))).to.deep.equal([
      itemError(['toppings'], { _tag: 'ChosenTwice', itemId: 'corn' }),
    ])
    const corn = { option: 'toppings', item: 'corn', modifiers: noSelections }
    expect(facts(refused(new Map([['toppings', [corn, corn]]])))).to.deep.equal(['ChosenTwice'])
  })

  it('SEL-22 both what is not on offer and what is too few is reported', () => {
    expect(facts(allSelectionErrors(menu, 'ramen', choices({ broth: ['shio'] })))).to.deep.equal([
      'SoldOut',
      'SelectionMin',
    ])
  })

  describe('beyond every kitchen', () => {
    const doll = anOption('Doll').offering(anItem('Matryoshka').asking(anOption('Doll')))
    const dolls = {
      ...aMenu().withItem(anItem('Set').asking(doll)).build(),
      options: new Map([['doll', doll.option]]),
    }
    const nested = (levels: number): readonly ModifierTree[] => {
      let tree: readonly ModifierTree[] = []
      for (let level = 0; level < levels; level += 1) tree = [{ option: 'doll', item: 'matryoshka', modifiers: tree }]
      return tree
    }
    const errorsAt = (levels: number) => allSelectionErrors(dolls, 'set', selectionsFromTree(nested(levels)))

    it('SEL-01, SEL-22 six levels are cooked, a seventh is not', () => {
      expect(errorsAt(6)).to.deep.equal([])
      expect(facts(errorsAt(7))).to.deep.equal(['TooDeep'])
    })

    it('SEL-22 a thousand levels are refused, not unpacked', () => {
      expect(facts(errorsAt(1_000))).to.deep.equal(['TooDeep'])
    })

    it('SEL-22 more than 200 modifiers are refused, and looking ends there', () => {
      const many = Array.from({ length: 300 }, (_, n) => anItem(`Grain ${n}`))
      const rice = aMenu()
        .withItem(anItem('Rice').asking(anOption('Grains').offering(...many)))
        .build()
      const grains = (count: number) => choices({ grains: many.slice(0, count).map(({ item }) => item.id) })
      expect(allSelectionErrors(rice, 'rice', grains(200))).to.deep.equal([])
      expect(facts(allSelectionErrors(rice, 'rice', grains(201)))).to.deep.equal(['TooManyModifiers'])
      const size = anOption('Size').between(1, 1).offering(anItem('Large'))
      const sized = aMenu()
        .withItem(anItem('Rice').asking(anOption('Grains').offering(...many), size))
        .build()
      expect(facts(allSelectionErrors(sized, 'rice', grains(201)))).to.deep.equal(['TooManyModifiers'])
      expect(facts(allSelectionErrors(rice, 'rice', grains(300)))).to.deep.equal(['TooManyModifiers'])
    })
  })
})
