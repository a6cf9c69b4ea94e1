import { expect } from 'chai'
import { isRight } from 'fp-ts/lib/Either.js'
import type { Codec } from '../../src-contract/codec/codec.ts'
import { pastOrder } from '../../src-contract/ordering/past-order.ts'
import { ticket } from '../../src-contract/ordering/ticket.ts'
import { minor } from '../../src-domain/money/minor.ts'
import type { PastLine, PastOrder } from '../../src-domain/ticket/past-order.ts'
import { anAddress } from '../builders/order-builder.ts'
import { wholeTicket } from '../builders/whole-ticket.ts'

const line: Required<PastLine> = {
  ...{ item: 'ramen', group: 'bowls', name: 'Ramen', description: 'Slow broth', price: minor(1_200), quantity: 2 },
  notes: 'no egg',
  modifiers: [{ item: 'hot', option: 'heat', optionName: 'Heat', name: 'Hot', modifiers: [] }],
}
const { id, token, items: _, patron: __, ...told } = wholeTicket
const wholePastOrder: Required<PastOrder> = {
  ...{ id, token, items: [line], orderType: told.orderType, currency: told.currency },
  ...{ totalPrice: minor(2_400), discountAmount: told.discountAmount, taxAmount: told.taxAmount },
  ...{ finalAmount: told.finalAmount, displayNumber: told.displayNumber, createdAt: told.orderDate },
  ...{ deliveryInfo: anAddress, cancelledAt: told.cancelledAt, refundedAmount: told.refundedAmount },
  location: { id: 'harbor', name: 'Harbor', slug: 'harbor', timeZone: 'America/New_York' },
  ...{
    serviceFee: told.serviceFee,
    deliveryFee: told.deliveryFee,
    taxIncluded: told.taxIncluded,
    taxes: told.taxes,
    tip: told.tip,
  },
  ...{ giftCardAmount: told.giftCardAmount, appliedCredit: told.appliedCredit, tableNumber: told.tableNumber },
  payment: told.payment,
}

function afterTheWire<A>(codec: Codec<A>, value: A): A {
  const read = codec.decode(JSON.parse(JSON.stringify(codec.encode(value))))
  if (!isRight(read)) throw new Error(`${codec.name} does not read what it has written`)
  return read.right
}

describe('a value with something in each of its optional fields', () => {
  it('CONF-05 a ticket loses none of them on the wire', () => {
    expect(afterTheWire(ticket, wholeTicket)).to.deep.equal(wholeTicket)
  })
  it('PROF-14 a past order loses none of them on the wire', () => {
    expect(afterTheWire(pastOrder, wholePastOrder)).to.deep.equal(wholePastOrder)
  })
})
