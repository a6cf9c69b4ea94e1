import { expect } from 'chai'
import { left } from 'fp-ts/lib/Either.js'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import type { KeptOrder } from '../../../src-domain/cart/restored-order.ts'
import { newCheckout } from '../../../src-domain/checkout/checkout-state.ts'
import { keepCheckout } from '../../../src-domain/checkout/keep-checkout.ts'
import { noChecks, type OrderChecks } from '../../../src-domain/checkout/order-checks.ts'
import { idlePlacement, type PlacementState } from '../../../src-domain/placement/placement-state.ts'
import { aCell, someIds } from '../../builders/fake-ports.ts'
import { aKey, aLine, anOrder } from '../../builders/order-builder.ts'

const { idempotencyKey: _, ...ramen } = anOrder({ items: [aLine()], scheduledAt: 1_749_657_600_000 })

const refused: PlacementState = { _tag: 'Refused', key: aKey(1), why: { _tag: 'DuplicateSuspected' } }

function device(first: KeptOrder | undefined, state: PlacementState = refused) {
  let kept = first
  const [written, validated]: [OrderInProgress[], string[]] = [[], []]
  const cells = {
    order: aCell(anOrder({ idempotencyKey: '' })),
    checkout: aCell(newCheckout),
    checks: aCell<OrderChecks>({ ...noChecks, validated: aKey(1), priced: aKey(1) }),
    placement: aCell(state),
  }
  const keeping = keepCheckout({
    ...cells,
    store: { restore: () => kept, keep: (order) => written.push(order) },
    ids: someIds(),
    orders: {
      validate: async (order) => {
        validated.push(order.idempotencyKey)
        return left({ _tag: 'NoResponse' })
      },
      checkPrice: () => Promise.reject(new Error('an order that is not valid has no price')),
    },
  })
  const elsewhere = async (order: KeptOrder) => {
    kept = order
    await keeping.takeOver()
    keeping.changed(cells.order.current())
  }
  return { ...cells, ...keeping, written, validated, elsewhere }
}

describe('The order of a checkout, on its device', () => {
  it('CART-18 is the kept one under a key of its own, and is kept from then on', () => {
    const { order, restore, changed, written } = device(ramen)
    changed(order.current())
    restore(false)
    changed(order.current())
    expect(order.current()).to.deep.equal({ ...ramen, idempotencyKey: aKey(1) })
    expect(written).to.deep.equal([order.current()])
  })

  it('LOC-17 has no time of an earlier visit, and says so', () => {
    const { order, checkout, restore } = device(ramen)
    restore(true)
    expect([order.current().scheduledAt, checkout.current().isTimeDropped]).to.deep.equal([undefined, true])
    const again = device(ramen)
    again.restore(false)
    expect([again.order.current().scheduledAt, again.checkout.current().isTimeDropped]).to.deep.equal([
      ramen.scheduledAt,
      undefined,
    ])
  })

  it('stays as it is where nothing was kept', () => {
    const { order, restore } = device(undefined)
    restore(true)
    expect(order.seen).to.have.length(1)
  })

  it('CART-18 follows another tab: it is judged anew, and not written a second time', async () => {
    const { order, checks, placement, elsewhere, written, validated } = device(ramen)
    await elsewhere({ ...ramen, note: 'No nuts' })
    expect(order.current().note).to.equal('No nuts')
    expect(placement.current()).to.deep.equal(idlePlacement)
    expect(checks.current()).not.to.have.any.keys('validated', 'priced')
    expect(validated).to.deep.equal([order.current().idempotencyKey])
    expect(written).to.deep.equal([])
  })

  it('CART-18 writes what this tab changes afterwards', async () => {
    const { order, changed, elsewhere, written } = device(ramen)
    await elsewhere(ramen)
    order.update((now) => ({ ...now, note: 'Mine' }))
    changed(order.current())
    expect(written.map(({ note }) => note)).to.deep.equal(['Mine'])
  })

  it('CART-17 takes nothing over while its own order is on its way, or placed', async () => {
    for (const _tag of ['Submitting', 'Placed'] as const) {
      const state = { _tag, key: aKey(1) } as PlacementState
      const { order, placement, elsewhere, validated } = device(ramen, state)
      await elsewhere({ ...ramen, note: 'Theirs' })
      expect([order.current().note, placement.current(), validated]).to.deep.equal(['', state, []])
    }
  })
})
