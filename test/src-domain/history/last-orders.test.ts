import { expect } from 'chai'
import { lastOrderOfTicket, lastOrdersAt } from '../../../src-domain/history/last-orders.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { downtown, uptown } from '../../builders/order-builder.ts'
import { aPastLine, aPastOrder } from '../../builders/past-order-builder.ts'
import { aTicket } from '../../builders/ticket-builder.ts'

const { location: here } = aPastOrder()
const dishes = ['ramen', 'soba', 'udon', 'tea'] as const

const bowl = {
  ...{ itemId: 'ramen', itemExternalId: '', name: 'Ramen', price: minor(1_250), quantity: 1, notes: '', modifiers: [] },
  group: { id: 'bowls', name: 'Bowls' },
}

function ordered(id: string, item: string, fields: Partial<ReturnType<typeof aPastOrder>> = {}) {
  return aPastOrder({ id, items: [aPastLine({ item })], ...fields })
}
function idsOf(orders: readonly { readonly id: string }[]) {
  return orders.map(({ id }) => id)
}

describe('The last orders at a restaurant', () => {
  it('PROF-17 are the newest three of this restaurant, and no other’s', () => {
    const orders = dishes.map((dish) => ordered(dish, dish))
    const elsewhere = ordered('elsewhere', 'pho', { location: { ...here, slug: 'uptown' } })
    expect(idsOf(lastOrdersAt(downtown, [elsewhere, ...orders]))).to.deep.equal(['ramen', 'soba', 'udon'])
    expect(lastOrdersAt(uptown, orders)).to.deep.equal([])
  })

  it('PROF-17 name what was ordered twice the same way once, by the newest, and by every other way for itself', () => {
    const orders = [
      ordered('new', 'ramen'),
      ordered('old', 'ramen'),
      ordered('brought', 'ramen', { orderType: 'delivery' }),
      ordered('at the table', 'ramen', { orderType: 'dinein' }),
    ]
    expect(idsOf(lastOrdersAt(downtown, orders))).to.deep.equal(['new', 'brought', 'at the table'])
  })

  it('PROF-15, PROF-17 say what they cost, when and how they were placed', () => {
    const [one] = lastOrdersAt(downtown, [ordered('one', 'ramen', { orderType: 'dinein' })])
    expect(one).to.deep.include({ total: 1_350, createdAt: '2026-06-10T16:00:00.000Z', timeZone: downtown.timeZone })
    expect(one?.before).to.deep.include({ slug: 'downtown', diningOption: 'kiosk' })
  })

  it('PROF-17 of a guest is the one that the ticket is of, at its own restaurant', () => {
    const ticket = aTicket({ items: [bowl] })
    expect(idsOf(lastOrderOfTicket(downtown, ticket))).to.deep.equal([ticket.id])
    expect(lastOrderOfTicket(uptown, ticket)).to.deep.equal([])
  })
})
