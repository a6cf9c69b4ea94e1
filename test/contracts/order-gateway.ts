import { expect } from 'chai'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import { add, type Minor, minor } from '../../src-domain/money/minor.ts'
import type { FurtherStep } from '../../src-domain/payment/further-step.ts'
import {
  type OrderGateway,
  type OrderStatus,
  type Placement,
  type PlaceOrderRefusal,
  stepRequiredCode,
} from '../../src-domain/placement/order-gateway.ts'
import { completedStatus } from '../../src-domain/placement/status-watch.ts'
import type { Ticket } from '../../src-domain/ticket/ticket.ts'
import { leftOf, rightOf } from './either.ts'

export interface OrderWorld {
  readonly gateway: OrderGateway
  /** A guest's pickup order that this world accepts, with at least one paid line. */
  readonly order: (key: string) => OrderInProgress
  /** The same food in another quantity, so that the total differs. */
  readonly biggerOrder: (key: string) => OrderInProgress
  /** The subtotal of `order` by this world's menu. */
  readonly subtotal: Minor
  readonly orderOfNothingWeSell: (key: string) => OrderInProgress
  readonly newKey: () => string
  readonly approvedNonce: () => string
  readonly declinedNonce: () => string
  readonly stepNonce: () => string
  readonly answerBank: (step: FurtherStep, says: 'confirm' | 'refuse') => Promise<void>
  readonly ticketsPrinted: () => Promise<number>
  readonly close?: () => Promise<void>
}

function refusedWith(why: PlaceOrderRefusal): number {
  return why._tag === 'Refused' ? why.status : 0
}

export function itIsAnOrderGateway(name: string, openWorld: () => Promise<OrderWorld>): void {
  describe(`OrderGateway, as kept by ${name}`, () => {
    let world: OrderWorld
    beforeEach(async () => {
      world = await openWorld()
    })
    afterEach(() => world.close?.())

    const priced = async (order: OrderInProgress, fields: Partial<Placement> = {}): Promise<Placement> => {
      const price = rightOf(await world.gateway.checkPrice(order))
      const tip = fields.tip ?? minor(0)
      return {
        order,
        guest: { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' },
        instrument: { _tag: 'Nonce', nonce: world.approvedNonce() },
        expectedTotal: add(price.totalAmount, tip),
        polling: false,
        // All tests of a world order the same food within a second.
        confirmsDuplicate: true,
        ...fields,
        tip,
      }
    }

    const ticketOf = async (placement: Placement): Promise<Ticket> => {
      const answer = rightOf(await world.gateway.place(placement))
      if (answer._tag === 'Placed') return answer.ticket
      const status = await finalStatus(placement.order.idempotencyKey)
      if (status.ticket === undefined) throw new Error('completed without a ticket')
      return status.ticket
    }

    const finalStatus = async (key: string): Promise<OrderStatus> => {
      for (let look = 0; look < 1_000; look += 1) {
        const status = rightOf(await world.gateway.status(key))
        if (status.status === completedStatus) return status
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw new Error('never completed')
    }

    const stepped = async () => {
      const placement = await priced(world.order(world.newKey()), {
        instrument: { _tag: 'Nonce', nonce: world.stepNonce() },
      })
      const answer = rightOf(await world.gateway.place(placement))
      if (answer._tag !== 'StepRequired') throw new Error(answer._tag)
      return { placement, key: placement.order.idempotencyKey, step: answer.step }
    }

    it('PAY-15 a payment that needs a further step places nothing before it, and goes on under the same key after it', async () => {
      const { placement, key, step } = await stepped()
      const waits = rightOf(await world.gateway.status(key))
      expect([waits.statusCode, waits.code]).to.deep.equal([202, stepRequiredCode])
      expect(rightOf(await world.gateway.settleStep(key, false)).furtherStep, 'for whoever lost it').to.deep.equal(step)
      expect(rightOf(await world.gateway.place(placement))).to.deep.equal({ _tag: 'StepRequired', step })
      expect(await world.ticketsPrinted()).to.equal(0)
      await world.answerBank(step, 'confirm')
      const settled = rightOf(await world.gateway.settleStep(key, false))
      expect([settled.status, settled.statusCode]).to.deep.equal([completedStatus, 200])
      const again = rightOf(await world.gateway.place(placement))
      expect(again._tag === 'Placed' && again.ticket.id).to.equal(settled.ticket?.id)
      expect(rightOf(await world.gateway.settleStep(key, true)).statusCode, 'given up too late').to.equal(200)
      expect(await world.ticketsPrinted()).to.equal(1)
    })

    it('PAY-15, CHK-54 a step that is refused orders nothing, and another card may follow under the same key', async () => {
      const { placement, key, step } = await stepped()
      await world.answerBank(step, 'refuse')
      const settled = rightOf(await world.gateway.settleStep(key, false))
      expect([settled.status, settled.statusCode, settled.code]).to.deep.equal([completedStatus, 402, 'not_confirmed'])
      expect(await world.ticketsPrinted()).to.equal(0)
      const other = { ...placement, instrument: { _tag: 'Nonce', nonce: world.approvedNonce() } } as const
      expect(rightOf(await world.gateway.place(other))._tag).to.equal('Placed')
      expect(await world.ticketsPrinted()).to.equal(1)
    })

    it('PAY-15 a step that was given up is over: what the bank hears after that orders nothing', async () => {
      const { key, step } = await stepped()
      expect(rightOf(await world.gateway.settleStep(key, true)).statusCode).to.equal(402)
      await world.answerBank(step, 'confirm')
      expect(rightOf(await world.gateway.settleStep(key, false)).statusCode).to.equal(402)
      expect(await world.ticketsPrinted()).to.equal(0)
    })

    it('PAY-15 knows of no step under a key that it never saw', async () => {
      expect(leftOf(await world.gateway.settleStep(world.newKey(), false))._tag).to.equal('UnknownOrder')
    })

    it('CHK-32, CHK-62 finds nothing wrong with an order it can cook', async () => {
      const result = rightOf(await world.gateway.validate(world.order(world.newKey())))
      expect(result.isValid).to.equal(true)
      expect(result.invalidItems).to.deep.equal([])
    })

    it('CHK-32 names the item that it does not sell', async () => {
      const order = world.orderOfNothingWeSell(world.newKey())
      const result = rightOf(await world.gateway.validate(order))
      expect(result.isValid).to.equal(false)
      expect(result.reason).to.equal('items')
      expect(result.invalidItems).to.deep.equal([order.items[0]?.item])
    })

    it('PRICE-01, PRICE-02 prices the food from its own menu, whatever the cart says', async () => {
      const order = world.order(world.newKey())
      const lying = { ...order, items: order.items.map((line) => ({ ...line, price: minor(1) })) }
      const price = rightOf(await world.gateway.checkPrice(lying))
      expect(price.preDiscountPrice).to.equal(world.subtotal)
      expect(price.totalAmount).to.be.at.least(world.subtotal)
      expect(price.isValid).to.equal(true)
      expect(await world.ticketsPrinted()).to.equal(0)
    })

    it('CHK-46, CHK-53 places an order paid by card and answers with its ticket', async () => {
      const order = world.order(world.newKey())
      const placement = await priced(order, { tip: minor(300) })
      const ticket = await ticketOf(placement)
      expect(ticket.finalAmount).to.equal(placement.expectedTotal)
      expect(ticket.items.map((line) => line.itemId)).to.deep.equal(order.items.map((line) => line.item))
      expect(ticket.location.id).to.equal(order.location?.id)
      expect(await world.ticketsPrinted()).to.equal(1)
    })

    it('CHK-46 places an order paid by cash', async () => {
      const placement = await priced(world.order(world.newKey()), { instrument: { _tag: 'Cash' } })
      expect((await ticketOf(placement)).payment?.kind ?? 'cash').to.equal('cash')
      expect(await world.ticketsPrinted()).to.equal(1)
    })

    it('CHK-49, CHK-50 with polling, the status by key ends completed, with code 200 and the ticket', async () => {
      const key = world.newKey()
      const placement = await priced(world.order(key), { polling: true })
      rightOf(await world.gateway.place(placement))
      const status = await finalStatus(key)
      expect(status.statusCode).to.equal(200)
      expect(status.ticket?.finalAmount).to.equal(placement.expectedTotal)
    })

    it('CART-17 prints one ticket when the same key is sent twice', async () => {
      const placement = await priced(world.order(world.newKey()))
      const first = await ticketOf(placement)
      const again = await ticketOf(placement)
      expect(again.id).to.equal(first.id)
      expect(await world.ticketsPrinted()).to.equal(1)
    })

    it('CART-17 prints one ticket when the same key is sent five times at once', async () => {
      const placement = await priced(world.order(world.newKey()), { polling: true })
      await Promise.all(Array.from({ length: 5 }, () => world.gateway.place(placement)))
      await finalStatus(placement.order.idempotencyKey)
      expect(await world.ticketsPrinted()).to.equal(1)
    })

    it('CART-17 refuses another order under a key that is placed', async () => {
      const key = world.newKey()
      await ticketOf(await priced(world.order(key)))
      const why = leftOf(await world.gateway.place(await priced(world.biggerOrder(key))))
      expect(why).to.deep.include({ _tag: 'Refused', status: 409, code: 'idempotency_mismatch' })
      expect(await world.ticketsPrinted()).to.equal(1)
    })

    it('CHK-54 refuses a declined card with a message, and takes another card under the same key', async () => {
      const order = world.order(world.newKey())
      const declined = await priced(order, { instrument: { _tag: 'Nonce', nonce: world.declinedNonce() } })
      const why = leftOf(await world.gateway.place(declined))
      expect(refusedWith(why)).to.equal(402)
      expect(why).to.have.property('message').that.is.a('string').and.is.not.equal('')
      expect(await world.ticketsPrinted()).to.equal(0)
      await ticketOf(await priced(order))
      expect(await world.ticketsPrinted()).to.equal(1)
    })

    it('PRICE-11 charges no other total than the one that was shown', async () => {
      const placement = await priced(world.order(world.newKey()))
      const cheaper = { ...placement, expectedTotal: minor(placement.expectedTotal - 1) }
      const why = leftOf(await world.gateway.place(cheaper))
      expect(why._tag).to.equal('PriceChanged')
      if (why._tag === 'PriceChanged') expect(why.price.totalAmount).to.equal(placement.expectedTotal)
      expect(await world.ticketsPrinted()).to.equal(0)
    })

    it('CHK-55 wants to know who orders: neither guest nor patron is 401', async () => {
      const { guest: _, ...nobody } = await priced(world.order(world.newKey()))
      expect(refusedWith(leftOf(await world.gateway.place(nobody)))).to.equal(401)
      expect(await world.ticketsPrinted()).to.equal(0)
    })

    it('CHK-63 takes nothing for a payment only when nothing is due', async () => {
      const placement = await priced(world.order(world.newKey()), { instrument: { _tag: 'NothingDue' } })
      expect(refusedWith(leftOf(await world.gateway.place(placement)))).to.be.within(400, 402)
      expect(await world.ticketsPrinted()).to.equal(0)
    })

    it('CART-17 knows no status of a key that never arrived, and keeps its time', async () => {
      const failure = leftOf(await world.gateway.status(world.newKey()))
      expect(failure).to.deep.equal({ _tag: 'UnknownOrder', keepsTime: true })
    })

    it('CONF-05 shows the order only to callers with its token', async () => {
      const ticket = await ticketOf(await priced(world.order(world.newKey())))
      const shown = rightOf(await world.gateway.orderByToken(ticket.token))
      expect(shown.id).to.equal(ticket.id)
      expect(shown.finalAmount).to.equal(ticket.finalAmount)
      const failure = leftOf(await world.gateway.orderByToken('0'.repeat(ticket.token.length)))
      expect(failure).to.deep.include({ _tag: 'Refused', status: 404 })
    })
  })
}
