import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { browseHistory } from '../../../src-domain/history/browse-history.ts'
import {
  idleHistory,
  mostAtOnce,
  noPastOrder,
  type OrderHistory,
  type ShownPastOrder,
} from '../../../src-domain/history/order-history.ts'
import type { OrderHistoryGateway } from '../../../src-domain/ticket/order-history-gateway.ts'
import type { PastOrder } from '../../../src-domain/ticket/past-order.ts'
import { aCell } from '../../builders/fake-ports.ts'
import { aPastOrder } from '../../builders/past-order-builder.ts'

type Listed = Awaited<ReturnType<OrderHistoryGateway['orders']>>
type One = Awaited<ReturnType<OrderHistoryGateway['order']>>

function opened() {
  const history = aCell<OrderHistory>(idleHistory)
  const shown = aCell<ShownPastOrder>(noPastOrder)
  const lists: ((answer: Listed) => void)[] = []
  const ones: ((answer: One) => void)[] = []
  const asked: (string | undefined)[] = []
  const browse = browseHistory({
    gateway: {
      orders: (before) => {
        asked.push(before)
        return new Promise((done) => lists.push(done))
      },
      order: (id) => {
        asked.push(id)
        return new Promise((done) => ones.push(done))
      },
    },
    history,
    shown,
  })
  return { history, shown, lists, ones, asked, browse }
}

function orders(from: number, count: number): readonly PastOrder[] {
  return Array.from({ length: count }, (_, index) => aPastOrder({ id: `order-${from + index}` }))
}

async function listing(count: number) {
  const world = opened()
  const done = world.browse.fetch()
  world.lists[0]?.(right(orders(1, count)))
  await done
  return world
}

function older({ history }: Pick<ReturnType<typeof opened>, 'history'>) {
  const now = history.current()
  return now._tag === 'Known' ? [now.orders.length, now.older] : now._tag
}

describe('looking through what one has ordered', () => {
  it('API-34 is idle, then fetching, then known, and asked for once in a visit', async () => {
    const world = opened()
    expect(world.history.current()).to.deep.equal({ _tag: 'Idle' })
    const both = [world.browse.fetch(), world.browse.fetch()]
    expect(world.history.current()).to.deep.equal({ _tag: 'Fetching' })
    world.lists[0]?.(right(orders(1, 2)))
    await Promise.all(both)
    expect(older(world)).to.deep.equal([2, 'None'])
    await world.browse.fetch()
    expect(world.asked).to.deep.equal([undefined])
  })

  it('a list that did not come is asked for again', async () => {
    const world = opened()
    const first = world.browse.fetch()
    world.lists[0]?.(left({ _tag: 'NoResponse' }))
    await first
    expect(world.history.current()).to.deep.equal({ _tag: 'Failed' })
    const second = world.browse.fetch()
    world.lists[1]?.(right([]))
    await second
    expect(older(world)).to.deep.equal([0, 'None'])
  })

  it('of as many as one answer lists, those before the last are asked for by it, and join', async () => {
    const world = await listing(mostAtOnce)
    expect(older(world)).to.deep.equal([mostAtOnce, 'Offered'])
    const both = [world.browse.fetchOlder(), world.browse.fetchOlder()]
    expect(older(world)).to.deep.equal([mostAtOnce, 'Fetching'])
    world.lists[1]?.(right(orders(mostAtOnce + 1, 3)))
    await Promise.all(both)
    expect(older(world)).to.deep.equal([mostAtOnce + 3, 'None'])
    await world.browse.fetchOlder()
    expect(world.asked).to.deep.equal([undefined, `order-${mostAtOnce}`])
  })

  it('a back end that pages nothing says the newest again, and there is no more', async () => {
    const world = await listing(mostAtOnce)
    const done = world.browse.fetchOlder()
    world.lists[1]?.(right(orders(1, mostAtOnce)))
    await done
    expect(older(world)).to.deep.equal([mostAtOnce, 'None'])
  })

  it('older orders that did not come are offered again', async () => {
    const world = await listing(mostAtOnce)
    const done = world.browse.fetchOlder()
    world.lists[1]?.(left({ _tag: 'NoResponse' }))
    await done
    expect(older(world)).to.deep.equal([mostAtOnce, 'Failed'])
    void world.browse.fetchOlder()
    expect(older(world)).to.deep.equal([mostAtOnce, 'Fetching'])
  })

  it('PROF-11 one of the list is shown at once, another is asked for by its id', async () => {
    const world = await listing(2)
    await world.browse.show('order-2')
    expect(world.shown.current()).to.deep.equal({ _tag: 'Known', order: aPastOrder({ id: 'order-2' }) })
    const done = world.browse.show('order-9')
    expect(world.shown.current()).to.deep.equal({ _tag: 'Fetching', id: 'order-9' })
    world.ones[0]?.(right(aPastOrder({ id: 'order-9' })))
    await done
    expect(world.shown.current()).to.have.nested.property('order.id', 'order-9')
  })

  it('tells an order that is not there from one that did not come', async () => {
    const outcomeOf = async (failure: Extract<One, { readonly _tag: 'Left' }>['left']) => {
      const { shown, ones, browse } = opened()
      const done = browse.show('order-9')
      ones[0]?.(left(failure))
      await done
      return shown.current()
    }
    expect(await outcomeOf({ _tag: 'Refused', status: 404 })).to.deep.equal({ _tag: 'Unknown', id: 'order-9' })
    expect(await outcomeOf({ _tag: 'Refused', status: 500 })).to.deep.equal({ _tag: 'Failed', id: 'order-9' })
    expect(await outcomeOf({ _tag: 'NoResponse' })).to.deep.equal({ _tag: 'Failed', id: 'order-9' })
  })

  it('an answer for an order that is looked at no more is dropped', async () => {
    const { shown, ones, browse } = opened()
    const both = [browse.show('order-8'), browse.show('order-9')]
    ones[1]?.(right(aPastOrder({ id: 'order-9' })))
    ones[0]?.(right(aPastOrder({ id: 'order-8' })))
    await Promise.all(both)
    expect(shown.current()).to.have.nested.property('order.id', 'order-9')
  })
})
