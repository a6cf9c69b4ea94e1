import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import type { PatronState } from '../../../src-domain/account/session.ts'
import type { FlowPosition } from '../../../src-domain/checkout/flow-position.ts'
import { settleCheckout } from '../../../src-domain/checkout/settle-checkout.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { PendingPlacement } from '../../../src-domain/placement/pending-placement.ts'
import type { PlacedOrder } from '../../../src-domain/placement/place-order.ts'
import { idlePlacement, type PlacementState } from '../../../src-domain/placement/placement-state.ts'
import { aCell, aFakeTime, aPendingStore, noIntents, noSteps, ownLock, someIds } from '../../builders/fake-ports.ts'
import { aKey, aLine, anOrder } from '../../builders/order-builder.ts'
import { aPatron } from '../../builders/patron-builder.ts'
import { aTicket } from '../../builders/ticket-builder.ts'

const full = anOrder({ items: [aLine()] })
const pressed: PendingPlacement = { key: aKey(3), startedAt: 0, total: minor(1_250), locationId: 'downtown' }

const placed: FlowPosition = { document: 'order', screen: 'PURCHASE_COMPLETE' }
const paying: FlowPosition = { document: 'pay', afterLogin: 'CHECK_OUT' }

interface World {
  readonly order?: typeof full
  readonly pending?: PendingPlacement
  readonly isKnown?: boolean
  readonly isEmployee?: boolean
  readonly came?: FlowPosition
  readonly unseen?: string
}

async function settled({ order = full, pending, isKnown = true, isEmployee, came, unseen }: World = {}) {
  const store = aPendingStore(pending)
  const arrived: PlacedOrder[] = []
  const patron = aCell<PatronState>({})
  const cells = { order: aCell(order), placement: aCell<PlacementState>(idlePlacement) }
  const where = await settleCheckout({
    ...cells,
    ...aFakeTime(),
    ids: someIds(),
    pending: store,
    intents: noIntents,
    steps: noSteps,
    lock: ownLock,
    orders: {
      place: () => Promise.reject(new Error('nothing is placed here')),
      status: async () =>
        isKnown
          ? right({ status: 'Order Process Completed' as const, statusCode: 200, ticket: aTicket() })
          : left({ _tag: 'NoResponse' }),
      settleStep: () => Promise.reject(new Error('no step is asked for')),
    },
    session: {
      patrons: {
        signIn: () => Promise.reject(new Error('nobody signs in')),
        signOut: async () => right(undefined),
        patron: async () => right(aPatron({ isEmployee: isEmployee === true })),
      },
      session: {
        token: () => (isEmployee === undefined ? undefined : 'token'),
        keep: () => undefined,
        drop: () => undefined,
      },
      patron,
    },
    unseenOrder: { token: () => unseen, keep: () => undefined, seen: () => undefined },
    arrived: (placed) => arrived.push(placed),
  })(came)
  return { where, arrived, store, patron, ...cells }
}

describe('Who opens the checkout', () => {
  it('CHK-35 with an order, is shown it; without one, that there is none', async () => {
    expect((await settled()).where).to.deep.equal({ _tag: 'Checkout', hasItems: true })
    expect((await settled({ order: anOrder() })).where).to.deep.equal({ _tag: 'Checkout', hasItems: false })
  })

  it('CART-17 while an earlier press is an order, is taken to it, and asked for nothing', async () => {
    const { where, arrived, order } = await settled({ pending: pressed })
    expect(where).to.deep.equal({ _tag: 'Placing' })
    expect(arrived.map(({ key }) => key)).to.deep.equal([aKey(3)])
    expect(order.current().items).to.deep.equal([])
  })

  it('CART-17 is offered no second order while nobody knows what became of the first', async () => {
    const { where, arrived, placement } = await settled({ pending: pressed, isKnown: false })
    expect([where._tag, arrived, placement.current()._tag]).to.deep.equal(['Placing', [], 'Unknown'])
  })

  it('CART-17 is led to an order that was placed here and never seen, but first to one that is still on its way', async () => {
    const { where, order } = await settled({ unseen: 'abc' })
    expect(where).to.deep.equal({ _tag: 'Unseen', token: 'abc' })
    expect(order.current().items).to.have.length(1)
    expect((await settled({ unseen: 'abc', pending: pressed })).where).to.deep.equal({ _tag: 'Placing' })
  })

  it('CART-17 without a record that can be read, finds none left', async () => {
    expect((await settled()).store.history).to.deep.equal(['clear'])
  })

  it('LINK-02 as an employee, hands the cart over, and where there is none sees that', async () => {
    expect((await settled({ isEmployee: true })).where).to.deep.equal({ _tag: 'HandOver' })
    expect((await settled({ isEmployee: false })).where).to.deep.equal({ _tag: 'Checkout', hasItems: true })
    const empty = await settled({ isEmployee: true, order: anOrder() })
    expect(empty.where).to.deep.equal({ _tag: 'Checkout', hasItems: false })
  })

  it('CART-12 coming back from a placed order, finds the menu; with another order begun, that one', async () => {
    expect((await settled({ order: anOrder(), came: placed })).where).to.deep.equal({ _tag: 'Menu' })
    expect((await settled({ came: placed })).where._tag).to.equal('Checkout')
    expect((await settled({ order: anOrder(), came: paying })).where._tag).to.equal('Checkout')
  })
})
