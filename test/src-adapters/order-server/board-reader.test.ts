import { expect } from 'chai'
import { boardReader } from '../../../src-adapters/order-server/board-reader.ts'
import type { OrderServerNeeds } from '../../../src-adapters/order-server/order-server-needs.ts'
import { boardOrder } from '../../../src-contract/staff/board-order.ts'
import type { BoardOrder } from '../../../src-domain/kitchen/board-order.ts'
import { aBoardOrder } from '../../builders/board-order-builder.ts'
import { leftOf, rightOf } from '../../contracts/either.ts'

interface Given {
  readonly status?: number
  readonly orders?: readonly unknown[]
  readonly gone?: readonly string[]
  readonly mark?: string
}

/** A reader whose server gives these answers, one after the other. */
function readerOf(...answers: readonly Given[]) {
  const asked: unknown[] = []
  const reported: string[] = []
  const needs: OrderServerNeeds = {
    send: async ({ query }) => {
      asked.push(query)
      const { status = 200, ...body } = answers[asked.length - 1] ?? { status: 404 }
      return { _tag: 'Answered', status, headers: {}, body: status === 200 ? body : { message: '', code: 'no' } }
    },
    brandId: 'noodle-house',
    currency: 'USD',
    sessionId: 'visit-1',
    locationId: () => undefined,
    token: () => undefined,
    onUnavailable: () => undefined,
    report: (line) => reported.push(line),
  }
  return { orders: boardReader(needs), asked, reported }
}

const ids = (orders: readonly BoardOrder[]) => orders.map(({ id, version }) => `${id} ${version}`)
const [a, b, c] = ['a', 'b', 'c'].map((id) => boardOrder.encode(aBoardOrder({ id })))
const laterB = boardOrder.encode(aBoardOrder({ id: 'b', version: 1, status: 'accepted' }))

describe('the reader of a board', () => {
  it('asks for what changed since the last answer, and joins it with what it knows', async () => {
    const { orders, asked } = readerOf(
      { orders: [a, b], mark: 'm.1' },
      { orders: [laterB, c], gone: ['a'], mark: 'm.2' },
    )
    expect(ids(rightOf(await orders('loc-1')))).to.deep.equal(['a 0', 'b 0'])
    expect(ids(rightOf(await orders('loc-1')))).to.deep.equal(['b 1', 'c 0'])
    await orders('loc-1')
    expect(asked).to.deep.equal([{}, { since: 'm.1' }, { since: 'm.2' }])
  })

  it('takes the whole board from a server that does not know the mark', async () => {
    const { orders } = readerOf({ orders: [a, b], mark: 'm.1' }, { orders: [c], mark: 'n.1' })
    await orders('loc-1')
    expect(ids(rightOf(await orders('loc-1')))).to.deep.equal(['c 0'])
  })

  it('never sends a mark to a server that gives none, nor the mark of another location', async () => {
    const without = readerOf({ orders: [a] }, { orders: [a, b] })
    await without.orders('loc-1')
    expect(ids(rightOf(await without.orders('loc-1')))).to.deep.equal(['a 0', 'b 0'])
    expect(without.asked).to.deep.equal([{}, {}])
    const elsewhere = readerOf({ orders: [a], mark: 'm.1' }, { orders: [b], mark: 'o.1' })
    await elsewhere.orders('loc-1')
    expect(ids(rightOf(await elsewhere.orders('loc-2')))).to.deep.equal(['b 0'])
    expect(elsewhere.asked).to.deep.equal([{}, {}])
  })

  it('asks for all again after an order that it could not read', async () => {
    const { orders, asked, reported } = readerOf(
      { orders: [a, b], mark: 'm.1' },
      { orders: [{ ...Object(laterB), status: 'burnt' }], gone: [], mark: 'm.2' },
      { orders: [a], mark: 'm.2' },
    )
    await orders('loc-1')
    await orders('loc-1')
    expect(reported).to.have.length(1)
    expect(ids(rightOf(await orders('loc-1')))).to.deep.equal(['a 0'])
    expect(asked).to.deep.equal([{}, { since: 'm.1' }, {}])
  })

  it('forgets the board of a member who may look no longer', async () => {
    const { orders, asked } = readerOf({ orders: [a], mark: 'm.1' }, { status: 401 }, { orders: [b], mark: 'm.2' })
    await orders('loc-1')
    expect(leftOf(await orders('loc-1'))).to.deep.include({ status: 401 })
    expect(ids(rightOf(await orders('loc-1')))).to.deep.equal(['b 0'])
    expect(asked).to.deep.equal([{}, { since: 'm.1' }, {}])
  })
})
