import { expect } from 'chai'
import type { CartLine } from '../../../src-domain/cart/cart-line.ts'
import { orderedByHistory, orderedByTicket } from '../../../src-domain/history/ordered-before.ts'
import { costOfAgain, isAsItWas, planAgain, stillThere } from '../../../src-domain/history/plan-again.ts'
import { takeAgain } from '../../../src-domain/history/take-again.ts'
import { emptyMenu, type Menu } from '../../../src-domain/menu/menu.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { isPacking } from '../../../src-domain/packing/is-packing.ts'
import type { Modifier } from '../../../src-domain/selection/selections.ts'
import { aGroup, aMenu, anItem, anOption, type ItemBuilder } from '../../builders/menu-builder.ts'
import { aKey, aLine, anOrder, downtown, uptown } from '../../builders/order-builder.ts'
import { aPastLine, aPastOrder } from '../../builders/past-order-builder.ts'
import { aTicket } from '../../builders/ticket-builder.ts'

const noodles = anOption('Noodles').between(1, 1).offering(anItem('Thin'), anItem('Thick').costing(50))
const ramen = anItem('Ramen').costing(1_250).asking(noodles)
const thick = [{ item: 'thick', option: 'noodles', name: 'Thick', modifiers: [] }]
const bowl = aPastLine({ price: minor(1_300), modifiers: thick })
const packing = aMenu()
  .withGroup(aGroup('Bag').of(anItem('Cloth bag'), anItem('Paper bag')))
  .build()

function menuOf(...items: readonly ItemBuilder[]): Menu {
  return aMenu()
    .withGroup(aGroup('Bowls').of(...items))
    .build()
}
function planOf(menu: Menu, ...lines: readonly ReturnType<typeof aPastLine>[]) {
  return planAgain(orderedByHistory(aPastOrder({ items: lines })), downtown, menu, packing)
}
function standings(menu: Menu, ...lines: readonly ReturnType<typeof aPastLine>[]) {
  return planOf(menu, ...lines).dishes.map(({ line, since }) => [line.item, line.price, since])
}
function chosen({ mods }: CartLine): readonly Modifier[] {
  return [...mods.values()].flat()
}

describe('The same again', () => {
  it('PROF-17 is as it was where the menu has every dish at its price', () => {
    const plan = planOf(menuOf(ramen), bowl)
    expect(plan.dishes.map(({ since }) => since)).to.deep.equal([{ _tag: 'Same' }])
    expect(chosen(stillThere(plan)[0] ?? aLine())).to.deep.equal([
      { item: 'thick', option: 'noodles', modifiers: new Map() },
    ])
    expect(isAsItWas(plan)).to.equal(true)
    expect(isAsItWas(planOf(menuOf(ramen)))).to.equal(false)
  })

  it('PROF-17 tells a price that is another today, of the dish and of what was chosen in it', () => {
    expect(standings(menuOf(ramen.costing(1_400)), bowl)).to.deep.equal([
      ['ramen', 1_450, { _tag: 'Repriced', was: 1_300 }],
    ])
    const dearer = anOption('Noodles').between(1, 1).offering(anItem('Thin'), anItem('Thick').costing(75))
    expect(standings(menuOf(anItem('Ramen').costing(1_250).asking(dearer)), bowl)).to.deep.equal([
      ['ramen', 1_325, { _tag: 'Repriced', was: 1_300 }],
    ])
  })

  it('PROF-17 tells a dish that is gone or sold out, which joins no cart', () => {
    const menu = menuOf(ramen, anItem('Gyoza').costing(600).soldOut())
    const lines = [bowl, aPastLine({ item: 'gyoza', name: 'Gyoza' }), aPastLine({ item: 'udon', name: 'Udon' })]
    const plan = planOf(menu, ...lines)
    expect(plan.dishes.map(({ since }) => since._tag)).to.deep.equal(['Same', 'Gone', 'Gone'])
    expect(isAsItWas(plan)).to.equal(false)
    expect(stillThere(plan).map(({ item }) => item)).to.deep.equal(['ramen'])
    expect(costOfAgain(plan)).to.equal(1_300)
  })

  it('PROF-17 tells a dish whose choices are others today, which joins and is put right in the cart', () => {
    const thin = anOption('Noodles').between(1, 1).offering(anItem('Thin'))
    expect(standings(menuOf(anItem('Ramen').costing(1_250).asking(thin)), bowl)).to.deep.equal([
      ['ramen', 1_300, { _tag: 'ToComplete' }],
    ])
    const bare = planOf(menuOf(ramen), aPastLine({ price: minor(1_300) }))
    expect(bare.dishes.map(({ since }) => since._tag)).to.deep.equal(['ToComplete'])
    expect(stillThere(bare)).to.have.length(1)
  })

  it('CART-20 stands in the group in which the menu serves it today', () => {
    const [line] = stillThere(planOf(menuOf(ramen), { ...bowl, group: 'of-old' }))
    expect(line?.group).to.equal('bowls')
  })

  it('PROF-17 joins what is in the cart, which is then for that restaurant, under a new key', () => {
    const plan = planOf(menuOf(ramen), { ...bowl, quantity: 2, notes: 'no egg' })
    const order = takeAgain(plan, aKey(7))(anOrder({ items: [aLine({ item: 'tea' })], location: uptown, note: 'Hi' }))
    expect(order.items.map(({ item, quantity, notes }) => [item, quantity, notes])).to.deep.equal([
      ['tea', 1, ''],
      ['ramen', 2, 'no egg'],
    ])
    expect(order).to.deep.include({ location: downtown, diningOption: 'pickup', note: '', idempotencyKey: aKey(7) })
  })

  it('PROF-17 an order at a table is one at a table again', () => {
    const before = orderedByHistory(aPastOrder({ orderType: 'dinein', items: [bowl] }))
    const order = takeAgain(planAgain(before, downtown, menuOf(ramen), emptyMenu), aKey(7))(anOrder())
    expect(order.diningOption).to.equal('kiosk')
  })

  it('PROF-17, PACK-07 takes the dishes of a ticket as dishes and the bag as packing', () => {
    const ticket = aTicket({ items: [ticketLine('ramen', 'bowls'), ticketLine('cloth-bag', 'bag')] })
    const plan = planAgain(orderedByTicket(ticket), downtown, menuOf(anItem('Ramen').costing(0)), packing)
    const order = takeAgain(plan, aKey(7))(anOrder())
    expect(order.items.map(({ item }) => item)).to.deep.equal(['ramen'])
    expect(order.packingItems.map(({ item, group }) => [item, group])).to.deep.equal([['cloth-bag', 'bag']])
  })

  it('PACK-04 packs nothing twice', () => {
    const ticket = aTicket({ items: [ticketLine('cloth-bag', 'bag')] })
    const plan = planAgain(orderedByTicket(ticket), downtown, menuOf(ramen), packing)
    const bag = aLine({ item: 'cloth-bag', group: 'bag' })
    expect(takeAgain(plan, aKey(7))(anOrder({ packingItems: [bag] })).packingItems).to.deep.equal([bag])
  })

  it('PROF-17 tells a bag from a dish by its group, and by itself where no group is said', () => {
    expect(isPacking(packing, ticketLine('cloth-bag', 'bag'))).to.equal(true)
    expect(isPacking(packing, ticketLine('cloth-bag', ''))).to.equal(true)
    expect(isPacking(packing, ticketLine('cloth-bag', 'bowls'))).to.equal(false)
    expect(isPacking(packing, ticketLine('ramen', 'bag'))).to.equal(false)
  })
})

function ticketLine(itemId: string, group: string) {
  return {
    ...{ itemId, itemExternalId: '', name: itemId, price: minor(0), quantity: 1, notes: '', modifiers: [] },
    group: { id: group, name: '' },
  }
}
