import { expect } from 'chai'
import { cents } from '../../../src-domain/money/cents.ts'
import { orderAgain } from '../../../src-domain/ordering/order-again.ts'
import { isPacking } from '../../../src-domain/packing/is-packing.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'
import { aKey, aLine, anOrder } from '../../builders/order-builder.ts'
import { aTicket } from '../../builders/ticket-builder.ts'

const packing = aMenu()
  .withGroup(aGroup('Bag').of(anItem('Cloth bag'), anItem('Paper bag')))
  .build()
function lineOf(itemId: string, group: string) {
  return {
    ...{ itemId, itemExternalId: '', name: itemId, price: cents(0), quantity: 1, notes: '', modifiers: [] },
    group: { id: group, name: '' },
  }
}
const there = { id: 'location-1', slug: 'downtown', name: 'Downtown', timeZone: 'America/New_York' }
const ticket = aTicket({ items: [lineOf('ramen', 'bowls'), lineOf('cloth-bag', 'bag')] })

describe('The same again', () => {
  it('PROF-17, PACK-07 takes the dishes as dishes and the bag as packing', () => {
    const order = orderAgain(ticket, there, aKey(7), packing)(anOrder({ items: [], packingItems: [] }))
    expect(order.items.map(({ item }) => item)).to.deep.equal(['ramen'])
    expect(order.packingItems.map(({ item, group }) => [item, group])).to.deep.equal([['cloth-bag', 'bag']])
  })

  it('PACK-04 packs nothing twice', () => {
    const bag = aLine({ item: 'cloth-bag', group: 'bag' })
    const order = anOrder({ items: [], packingItems: [bag], location: there })
    expect(orderAgain(ticket, there, aKey(7), packing)(order).packingItems).to.deep.equal([bag])
  })

  it('PROF-17 tells a bag from a dish by its group, and by itself where no group is said', () => {
    expect(isPacking(packing, lineOf('cloth-bag', 'bag'))).to.equal(true)
    expect(isPacking(packing, lineOf('cloth-bag', ''))).to.equal(true)
    expect(isPacking(packing, lineOf('cloth-bag', 'bowls'))).to.equal(false)
    expect(isPacking(packing, lineOf('ramen', 'bag'))).to.equal(false)
  })
})
