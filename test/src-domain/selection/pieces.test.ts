import { expect } from 'chai'
import * as O from 'fp-ts/lib/Option.js'
import { describeCartLine } from '../../../src-domain/cart/describe-cart-line.ts'
import { choiceWords } from '../../../src-domain/cart/describe-line.ts'
import { lineStanding } from '../../../src-domain/cart/line-standing.ts'
import { listedPrice } from '../../../src-domain/menu/listed-price.ts'
import type { Menu, MenuOption } from '../../../src-domain/menu/menu.ts'
import { menuProblems } from '../../../src-domain/menu/menu-lint.ts'
import { isOrderable } from '../../../src-domain/menu/orderability.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { openItem, reopenLine } from '../../../src-domain/selection/item-draft.ts'
import { modifierTree, selectionsFromTree } from '../../../src-domain/selection/modifier-tree.ts'
import { allSelectionErrors } from '../../../src-domain/selection/offer-errors.ts'
import { ruleOf } from '../../../src-domain/selection/option-rule.ts'
import { unitPrice } from '../../../src-domain/selection/selection-price.ts'
import { noSelections, type Selections } from '../../../src-domain/selection/selections.ts'
import { setPieces } from '../../../src-domain/selection/set-pieces.ts'
import { aGroup, aMenu, anItem, anOption, type ItemBuilder, type OptionBuilder } from '../../builders/menu-builder.ts'
import { choices } from '../../builders/selections-builder.ts'

const dozen = anOption('Doughnuts')
  .with({ unitMin: 12, unitMax: 12, maxPerItem: 8 })
  .offering(anItem('Glazed').costing(100), anItem('Jam').costing(150), anItem('Sold').soldOut())

function menuOf(option: OptionBuilder): Menu {
  return aMenu()
    .withGroup(aGroup('All').of(anItem('Box').costing(500).asking(option)))
    .build()
}
const menu = menuOf(dozen)

function times(count: number, item: string): readonly string[] {
  return Array.from({ length: count }, () => item)
}
function boxOf(glazed: number, jam: number): Selections {
  return choices({ doughnuts: [...times(glazed, 'glazed'), ...times(jam, 'jam')] })
}
function errorsOf(of: Menu, selections: Selections) {
  return allSelectionErrors(of, 'box', selections).map(({ message }) => message)
}
function set(selections: Selections, item: string, count: number, of = menu): Selections {
  return setPieces(of, selections, { option: 'doughnuts', item }, count)
}
function optionWith(fields: Partial<MenuOption>): OptionBuilder {
  return anOption('Doughnuts').with(fields).offering(anItem('Glazed'), anItem('Jam'), anItem('Plain'))
}
function facts(option: OptionBuilder) {
  return menuProblems(menuOf(option)).map(({ severity, fact }) => [severity, fact])
}

describe('A box', () => {
  it('takes a choice several times, exactly so many pieces in all, and at most so many of one', () => {
    expect(errorsOf(menu, boxOf(8, 4))).to.deep.equal([])
    expect(errorsOf(menu, boxOf(8, 3))).to.deep.equal([{ _tag: 'PiecesMin', min: 12 }])
    expect(errorsOf(menu, boxOf(8, 5))).to.deep.equal([{ _tag: 'PiecesMax', max: 12 }])
    expect(errorsOf(menu, boxOf(9, 3))).to.deep.equal([{ _tag: 'PiecesOfOneMax', max: 8 }])
    expect(errorsOf(menu, noSelections)).to.deep.equal([{ _tag: 'PiecesMin', min: 12 }])
  })

  it('SEL-21 counts different choices with `min` and `max`', () => {
    const two = menuOf(optionWith({ min: 2, max: 2, unitMax: 6 }))
    expect(errorsOf(two, boxOf(6, 0))).to.deep.equal([{ _tag: 'SelectionMin', min: 2 }])
    expect(errorsOf(two, boxOf(5, 1))).to.deep.equal([])
    const three = choices({ doughnuts: ['glazed', 'jam', 'plain'] })
    expect(errorsOf(two, three)).to.deep.equal([{ _tag: 'SelectionMax', max: 2 }])
    expect(set(boxOf(1, 1), 'plain', 1, two)).to.deep.equal(boxOf(1, 1))
  })

  it('is none, or at least so many', () => {
    const some = menuOf(optionWith({ minIfAny: 3 }))
    expect(errorsOf(some, noSelections)).to.deep.equal([])
    expect(errorsOf(some, boxOf(1, 1))).to.deep.equal([{ _tag: 'NoneOrAtLeast', min: 3 }])
    expect(errorsOf(some, choices({ doughnuts: ['glazed', 'jam', 'plain'] }))).to.deep.equal([])
    const pieces = menuOf(optionWith({ minIfAny: 3, unitMax: 9 }))
    expect(errorsOf(pieces, boxOf(1, 1))).to.deep.equal([{ _tag: 'NoneOrAtLeast', min: 3 }])
    expect(errorsOf(pieces, boxOf(2, 1))).to.deep.equal([])
  })

  it('SEL-20 an option without these bounds takes a choice once, as before', () => {
    expect(errorsOf(menuOf(optionWith({})), boxOf(2, 0))).to.deep.equal([{ _tag: 'ChosenTwice', itemId: 'glazed' }])
  })

  it('a stepper sets as many pieces as fit, and keeps the pieces of a choice together', () => {
    const some = set(set(noSelections, 'glazed', 3), 'jam', 2)
    expect(some).to.deep.equal(boxOf(3, 2))
    expect(set(some, 'glazed', 4)).to.deep.equal(boxOf(4, 2))
    expect(set(some, 'glazed', 99)).to.deep.equal(boxOf(8, 2))
    expect(set(set(some, 'glazed', 8), 'jam', 9)).to.deep.equal(boxOf(8, 4))
    expect(set(some, 'glazed', 0)).to.deep.equal(boxOf(0, 2))
    expect(set(some, 'sold', 1)).to.equal(some)
    expect(set(noSelections, 'glazed', -1)).to.deep.equal(noSelections)
  })

  it('SEL-37 costs each piece, and is listed with the cheapest pieces that fill it', () => {
    expect(O.toUndefined(unitPrice(menu, 'box', boxOf(8, 4)))).to.equal(500 + 800 + 600)
    const box = menu.items.get('box')
    if (box === undefined) throw new Error('no box')
    expect(listedPrice(menu, box)).to.deep.equal({ price: 500 + 800 + 600, isFrom: true })
  })

  it('is not on offer if too few choices are left to fill it', () => {
    const orderable = (most: number) => {
      const small = menuOf(dozen.with({ maxPerItem: most }))
      const box = small.items.get('box')
      return box !== undefined && isOrderable(small, box)
    }
    expect([orderable(6), orderable(5)]).to.deep.equal([true, false])
  })

  it('SEL-18 opens with as many preselected pieces as the menu names, up to its bounds', () => {
    const filled = menuOf(dozen.with({ maxPerItem: 2 }).preselecting('glazed', 'glazed', 'glazed', 'jam'))
    expect(openItem(filled, 'all', 'box').selections).to.deep.equal(boxOf(2, 1))
  })

  it('CHK-43 keeps its pieces on the way to the server and when a line is opened again', () => {
    const eight = boxOf(8, 4)
    expect(selectionsFromTree(modifierTree(eight))).to.deep.equal(eight)
    const line = {
      ...{ group: 'all', item: 'box', mods: eight, name: 'Box', price: minor(1_900), totalPrice: minor(1_900) },
      ...{ quantity: 1, notes: '', isGroup: false },
    }
    expect(reopenLine(menu, line).selections).to.deep.equal(eight)
    expect(lineStanding(line, menu)._tag).to.equal('Fine')
    const described = describeCartLine(line, menu).modifiers
    expect(described.map((one) => [choiceWords(one), one.price])).to.deep.equal([
      ['Doughnuts: 8 × Glazed', 800],
      ['Doughnuts: 4 × Jam', 600],
    ])
  })

  it('says its rule', () => {
    expect(ruleOf(dozen.option)).to.deep.equal({ _tag: 'Pieces', min: 12, max: 12, each: 8 })
    expect(ruleOf({ isSingleSelectionOnly: false, unitMax: 6, maxPerItem: 6 })).to.deep.equal({
      _tag: 'Pieces',
      min: 0,
      max: 6,
    })
    expect(ruleOf({ isSingleSelectionOnly: false, minIfAny: 3 })).to.deep.equal({ _tag: 'NoneOrAtLeast', min: 3 })
  })
})

describe('Bounds of pieces are judged', () => {
  it('to be whole if they can be met', () => {
    expect(facts(optionWith({ unitMin: 12, unitMax: 12 }))).to.deep.equal([])
    expect(facts(optionWith({ minIfAny: 3 }))).to.deep.equal([])
  })

  it('to be wrong if they require more than they allow', () => {
    const wrong = (fields: Partial<MenuOption>) => facts(optionWith(fields)).map(([, fact]) => fact)
    expect(wrong({ unitMin: 12, unitMax: 6 })).to.deep.equal([{ _tag: 'TooFewPieces', required: 12, most: 6 }])
    expect(wrong({ unitMin: 12, maxPerItem: 3 })).to.deep.equal([{ _tag: 'TooFewPieces', required: 12, most: 9 }])
    expect(wrong({ minIfAny: 4 })).to.deep.equal([{ _tag: 'TooFewPieces', required: 4, most: 3 }])
  })

  it('to be wrong if a piece has options of its own, or more pieces are preselected than fit', () => {
    const asking: ItemBuilder = anItem('Glazed').asking(anOption('Heat').offering(anItem('Warm')))
    expect(facts(anOption('Doughnuts').with({ unitMax: 6 }).offering(asking))).to.deep.equal([
      ['error', { _tag: 'PieceAsks', itemId: 'glazed' }],
    ])
    expect(facts(optionWith({ unitMax: 2 }).preselecting('glazed', 'glazed', 'jam'))).to.deep.equal([
      ['error', { _tag: 'DefaultsBeyondCap', defaults: 3, cap: 2 }],
    ])
  })
})
