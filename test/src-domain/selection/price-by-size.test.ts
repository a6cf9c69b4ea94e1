import { expect } from 'chai'
import * as O from 'fp-ts/lib/Option.js'
import { listedPrice } from '../../../src-domain/menu/listed-price.ts'
import type { Menu, MenuItem } from '../../../src-domain/menu/menu.ts'
import { menuProblems } from '../../../src-domain/menu/menu-lint.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { draftPrice, openItem } from '../../../src-domain/selection/item-draft.ts'
import { unitPrice } from '../../../src-domain/selection/selection-price.ts'
import { aGroup, aMenu, anItem, anOption, type ItemBuilder, type OptionBuilder } from '../../builders/menu-builder.ts'
import { choices } from '../../builders/selections-builder.ts'

const bySize = [
  { size: 'small', price: minor(150) },
  { size: 'large', price: minor(250) },
]
const size = anOption('Size')
  .between(1, 1)
  .offering(anItem('Small').costing(900), anItem('Large').costing(1_400))
  .preselecting('small')
const ham = anItem('Ham').costing(200).with({ priceBySize: bySize })
const basil = anItem('Basil').costing(50)
const toppings = anOption('Toppings').offering(ham, basil)
const pizza = anItem('Pizza').asking(size, toppings)

function menuOf(item: ItemBuilder): Menu {
  return aMenu().withGroup(aGroup('All').of(item)).build()
}
function itemOf(menu: Menu, id: string): MenuItem {
  const item = menu.items.get(id)
  if (item === undefined) throw new Error(`no item ${id}`)
  return item
}
function facts(item: ItemBuilder) {
  return menuProblems(menuOf(item)).map(({ severity, fact }) => [severity, fact])
}
function askingFor(option: OptionBuilder) {
  return anItem('Pizza').asking(option, anOption('Toppings').offering(ham))
}

describe('A modifier with a price for each size', () => {
  const menu = menuOf(pizza)

  it('SEL-37 costs what the chosen size says, whatever was chosen first', () => {
    const price = (chosen: Parameters<typeof choices>[0]) => O.toUndefined(unitPrice(menu, 'pizza', choices(chosen)))
    expect(price({ size: ['small'], toppings: ['ham'] })).to.equal(1_050)
    expect(price({ toppings: ['ham', 'basil'], size: ['large'] })).to.equal(1_700)
    expect(price({ toppings: ['ham'] })).to.equal(200)
  })

  it('SEL-18, SEL-37 follows a preselected size', () => {
    const opened = openItem(menu, 'all', 'pizza')
    const chosen = choices({ size: ['small'], toppings: ['ham'] })
    expect(draftPrice(menu, { ...opened, selections: chosen, quantity: 2 }).totalPrice).to.equal(2_100)
    expect(draftPrice(menu, opened).price).to.equal(900)
  })

  it('SEL-37 takes the nearest size: of the half, then of the pizza', () => {
    const half = anItem('Half').asking(
      anOption('Crust').offering(anItem('Thin'), anItem('Large').withId('large')),
      anOption('Half toppings').offering(ham),
    )
    const halves = menuOf(anItem('Pizza').asking(size, anOption('Halves').offering(half)))
    const inside = (nested: Parameters<typeof choices>[0]) =>
      O.toUndefined(unitPrice(halves, 'pizza', choices({ size: ['small'], halves: [['half', nested]] })))
    expect(inside({ 'half-toppings': ['ham'] })).to.equal(150 + (halves.items.get('small')?.price ?? 0))
    expect(inside({ crust: ['large'], 'half-toppings': ['ham'] })).to.equal(
      250 + (halves.items.get('small')?.price ?? 0) + (halves.items.get('large')?.price ?? 0),
    )
  })

  it('is listed with the least price that can be ordered, not with the least of each choice', () => {
    const crust = anOption('Crust')
      .between(1, 1)
      .offering(
        anItem('Stuffed')
          .costing(10)
          .with({
            priceBySize: [
              { size: 'small', price: minor(900) },
              { size: 'large', price: minor(10) },
            ],
          }),
      )
    const both = menuOf(anItem('Pizza').costing(100).asking(size, crust))
    // Small: 100 + 900 + 900. Large: 100 + 1400 + 10.
    expect(listedPrice(both, itemOf(both, 'pizza'))).to.deep.equal({ price: 1_510, isFrom: true })
    expect(listedPrice(menu, itemOf(menu, 'pizza'))).to.deep.equal({ price: 900, isFrom: true })
  })
})

describe('Prices by size are judged', () => {
  it('to be whole if each size of one single choice has a price', () => {
    expect(facts(pizza)).to.deep.equal([])
  })

  it('to be wrong with a size that no option offers, sizes that combine, or a price below zero', () => {
    expect(facts(askingFor(anOption('Size').between(1, 1).offering(anItem('Small'))))).to.deep.equal([
      ['error', { _tag: 'SizeNotOffered', size: 'large' }],
    ])
    expect(facts(askingFor(anOption('Size').offering(anItem('Small'), anItem('Large'))))).to.deep.equal([
      ['error', { _tag: 'SizesCombine', option: 'size' }],
    ])
    const free = anItem('Ham').with({ priceBySize: [...bySize.slice(0, 1), { size: 'large', price: minor(-1) }] })
    expect(facts(anItem('Pizza').asking(size, anOption('Toppings').offering(free)))).to.deep.equal([
      ['error', { _tag: 'NegativePrice', price: -1 }],
    ])
  })

  it('to be doubtful if a size has no price', () => {
    const three = anOption('Size').between(1, 1).offering(anItem('Small'), anItem('Large'), anItem('Party'))
    expect(facts(askingFor(three))).to.deep.equal([['warning', { _tag: 'SizeWithoutPrice', size: 'party' }]])
  })
})
