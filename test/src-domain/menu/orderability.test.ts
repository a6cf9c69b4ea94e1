import { expect } from 'chai'
import { listedPrice } from '../../../src-domain/menu/listed-price.ts'
import { menuProblems } from '../../../src-domain/menu/menu-lint.ts'
import { isOrderable } from '../../../src-domain/menu/orderability.ts'
import { aMenu, anItem, anOption, type ItemBuilder } from '../../builders/menu-builder.ts'

function menuOf(item: ItemBuilder) {
  return aMenu().withItem(item).build()
}
function orderable(item: ItemBuilder): boolean {
  return isOrderable(menuOf(item), item.item)
}
function factsOf(item: ItemBuilder) {
  return menuProblems(menuOf(item)).map(({ fact }) => fact)
}
const size = anOption('Size').between(1, 1)

describe('An item of the menu', () => {
  it('MENU-03 can be ordered when its required options can be met', () => {
    expect(orderable(anItem('Water'))).to.equal(true)
    expect(orderable(anItem('Ramen').asking(size.offering(anItem('Small'), anItem('Large').soldOut())))).to.equal(true)
  })

  it('MENU-03 cannot be ordered when it, or all that it requires, is sold out', () => {
    expect(orderable(anItem('Ramen').soldOut())).to.equal(false)
    expect(orderable(anItem('Ramen').asking(size.offering(anItem('Small').soldOut())))).to.equal(false)
    const inside = anItem('Set').asking(size.offering(anItem('Ramen').asking(anOption('Egg').between(1, 1))))
    expect(orderable(inside)).to.equal(false)
  })

  it('MENU-04 an optional group that is sold out keeps no item from being ordered', () => {
    expect(orderable(anItem('Ramen').asking(anOption('Extras').offering(anItem('Egg').soldOut())))).to.equal(true)
  })

  it('SEL-08 cannot be ordered when single-selection-only requires two; the menu is told so', () => {
    const option = anOption('Size').between(2, 3).singleSelectionOnly().offering(anItem('A'), anItem('B'))
    const item = anItem('Ramen').asking(option)
    expect(orderable(item)).to.equal(false)
    expect(factsOf(item)).to.deep.equal([{ _tag: 'SingleButRequiresMore', min: 2 }])
  })

  it('MENU-04 a minimum above the maximum, and fewer modifiers than required, are mistakes of the menu', () => {
    const above = anItem('Ramen').asking(anOption('Size').between(3, 2).offering(anItem('A'), anItem('B'), anItem('C')))
    expect(orderable(above)).to.equal(false)
    expect(factsOf(above)).to.deep.equal([{ _tag: 'MinAboveMax', min: 3, max: 2 }])
    const few = anItem('Ramen').asking(anOption('Size').between(2, 2).offering(anItem('A').soldOut()))
    expect(factsOf(few)).to.deep.equal([{ _tag: 'TooFewOffered', min: 2, offered: 1 }])
    const fine = anItem('Ramen').asking(size.offering(anItem('A').soldOut()))
    // Sold out is temporary, not an error.
    expect(factsOf(fine)).to.deep.equal([{ _tag: 'TooFewLeft', min: 1, left: 0 }])
  })

  it('MENU-05 that requires itself is not orderable, and is not looked at for ever', () => {
    const doll = size.offering(anItem('Doll'))
    const set = anItem('Doll').costing(100).asking(doll)
    const endless = { ...menuOf(set), items: new Map([['doll', set.item]]) }
    expect(isOrderable(endless, set.item)).to.equal(false)
    expect(listedPrice(endless, set.item)).to.deep.equal({ price: 200, isFrom: true })
  })

  it('MENU-03 says "from" only when a required option has priced modifiers', () => {
    const priceOf = (item: ItemBuilder) => listedPrice(menuOf(item), item.item)
    const plain = anItem('Ramen')
      .costing(1200)
      .asking(anOption('Extras').offering(anItem('Egg').costing(150)))
    expect(priceOf(plain)).to.deep.equal({ price: 1200, isFrom: false })
    const sized = anItem('Tea').asking(
      size.offering(anItem('Large').costing(450), anItem('Small').costing(350), anItem('Tiny').costing(100).soldOut()),
    )
    expect(priceOf(sized)).to.deep.equal({ price: 350, isFrom: true })
    const free = anItem('Ramen')
      .costing(1200)
      .asking(size.offering(anItem('Thin'), anItem('Thick')))
    expect(priceOf(free)).to.deep.equal({ price: 1200, isFrom: false })
  })
})
