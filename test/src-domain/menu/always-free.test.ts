import { expect } from 'chai'
import { isAlwaysFree } from '../../../src-domain/menu/always-free.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { aGroup, aMenu, anItem, anOption, type ItemBuilder } from '../../builders/menu-builder.ts'

describe('An item that costs nothing', () => {
  const isFree = (built: ItemBuilder) => {
    const menu = aMenu().withGroup(aGroup('Bowls').of(built)).build()
    const item = menu.items.get(built.item.id)
    return item !== undefined && isAlwaysFree(menu, item)
  }
  const bowl = anItem('Bowl').costing(0)

  it('is free if it has no choices, or only free ones', () => {
    expect(isFree(bowl)).to.equal(true)
    expect(isFree(bowl.asking(anOption('Sauce').offering(anItem('Salsa').costing(0))))).to.equal(true)
    expect(isFree(anItem('Ramen').costing(1))).to.equal(false)
  })

  it('has a price if a choice has one, also one of a size, or a choice of a choice', () => {
    const size = anOption('Size').offering(anItem('Small').costing(0), anItem('Large').costing(900))
    expect(isFree(bowl.asking(size))).to.equal(false)
    const bySize = anItem('Egg')
      .costing(0)
      .with({ priceBySize: [{ size: 'large', price: minor(100) }] })
    expect(isFree(bowl.asking(anOption('Extra').offering(bySize)))).to.equal(false)
    const nested = anItem('Base')
      .costing(0)
      .asking(anOption('Noodles').offering(anItem('Udon').costing(50)))
    expect(isFree(bowl.asking(anOption('Base').offering(nested)))).to.equal(false)
  })

  it('is judged once where choices contain each other', () => {
    const menu = aMenu()
      .withGroup(aGroup('Bowls').of(bowl.asking(anOption('More').offering(bowl))))
      .build()
    const item = menu.items.get('bowl')
    expect(
      item !== undefined && isAlwaysFree({ ...menu, items: new Map([['bowl', { ...item, options: ['more'] }]]) }, item),
    ).to.equal(true)
  })
})
