import { expect } from 'chai'
import type { Ticket } from '../../../src-domain/ticket/ticket.ts'
import type { TicketState } from '../../../src-domain/ticket/ticket-state.ts'
import { followOrder } from '../../../src-ui/order/follow-order.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { aTicket } from '../../builders/ticket-builder.ts'
import { aVirtualTime } from '../../builders/virtual-time.ts'
import { aConnection } from '../kitchen/board-world.ts'

const placed = Date.UTC(2026, 5, 10, 23)
const open: Ticket = aTicket({
  orderDate: new Date(placed).toISOString(),
  estimatedPrepTime: 15,
  promisedAt: placed + 900_000,
  steps: [{ name: 'placed', at: placed }, { name: 'accepted' }, { name: 'completed' }],
})

const completed: Ticket = {
  ...open,
  steps: [
    { name: 'placed', at: placed },
    { name: 'completed', at: placed },
  ],
}

function aPage(ticket: Ticket) {
  const time = aVirtualTime(placed)
  const state = cell<TicketState>({ _tag: 'Known', ticket })
  const [streams, listeners] = [new Set<() => void>(), new Set<() => void>()]
  let [looks, isHidden] = [0, false]
  const connection = aConnection()
  const stop = followOrder('token-1', {
    ticket: state,
    events: {
      watch: (_, changed) => {
        streams.add(changed)
        return () => streams.delete(changed)
      },
    },
    sight: {
      isHidden: () => isHidden,
      onChange: (listen) => {
        listeners.add(listen)
        return () => listeners.delete(listen)
      },
    },
    connection,
    clock: time.clock,
    pause: time.pause,
    look: () => {
      looks += 1
    },
  })
  return {
    ...{ time, stop, connection },
    looks: () => looks,
    streams: () => streams.size,
    announce: () => {
      for (const changed of streams) changed()
    },
    hide: (next: boolean) => {
      isHidden = next
      for (const listen of listeners) listen()
    },
    show: (next: Ticket) => state.update(() => ({ _tag: 'Known', ticket: next })),
  }
}

describe('The page of an open order', () => {
  it('looks after an event, and every 30 seconds without one', async () => {
    const { time, looks, announce } = aPage(open)
    announce()
    expect(looks()).to.equal(1)
    await time.pass(60_000)
    expect(looks()).to.equal(3)
  })

  it('has no stream and does not look while it is hidden, and looks when it is shown again', async () => {
    const { time, looks, streams, hide } = aPage(open)
    expect(streams()).to.equal(1)
    hide(true)
    expect(streams()).to.equal(0)
    await time.pass(300_000)
    expect(looks()).to.equal(0)
    hide(false)
    expect(streams()).to.equal(1)
    expect(looks()).to.equal(1)
  })

  it('looks when the network is back', () => {
    const { looks, connection } = aPage(open)
    connection.turn(true)
    expect(looks()).to.equal(1)
  })

  it('looks every 30 seconds without a stream where the location has no board', async () => {
    const { steps: _, promisedAt: __, ...bare } = open
    const { time, looks, streams } = aPage(bare)
    expect(streams()).to.equal(0)
    await time.pass(30_000)
    expect(looks()).to.equal(1)
  })

  it('only listens after the completion of the order, for half an hour, because a refund may follow', async () => {
    const { time, looks, streams, show, announce } = aPage(open)
    show(completed)
    expect(streams()).to.equal(1)
    await time.pass(29 * 60_000)
    expect(looks()).to.equal(0)
    announce()
    show({ ...completed, refundedAmount: open.finalAmount })
    expect([looks(), streams()]).to.deep.equal([1, 1])
    await time.pass(60_000)
    expect(streams()).to.equal(0)
    await time.pass(3_600_000)
    expect(looks()).to.equal(1)
  })

  it('looks at a completed order when it is shown again within this half hour, and not later', async () => {
    const { time, looks, streams, show, hide } = aPage(open)
    show(completed)
    hide(true)
    expect(streams()).to.equal(0)
    await time.pass(20 * 60_000)
    hide(false)
    expect([looks(), streams()]).to.deep.equal([1, 1])
    await time.pass(10 * 60_000)
    expect(streams()).to.equal(0)
    hide(true)
    hide(false)
    expect([looks(), streams()]).to.deep.equal([1, 0])
  })

  it('does not listen to an order that was completed before', () => {
    const long = placed - 31 * 60_000
    const { streams } = aPage({
      ...open,
      steps: [
        { name: 'placed', at: long },
        { name: 'completed', at: long },
      ],
    })
    expect(streams()).to.equal(0)
  })

  it('waits for the refund of a cancelled order, for ten minutes at most', async () => {
    const cancelled = { ...open, cancelledAt: open.orderDate, payment: { kind: 'card' } } as const
    const { time, looks } = aPage(cancelled)
    await time.pass(3_600_000)
    expect(looks()).to.be.within(18, 20)
    const refunded = aPage({ ...cancelled, refundedAmount: open.finalAmount })
    await refunded.time.pass(60_000)
    expect(refunded.looks()).to.equal(0)
  })

  it('stops when it is left', async () => {
    const { time, looks, streams, stop } = aPage(open)
    stop()
    expect(streams()).to.equal(0)
    await time.pass(60_000)
    expect(looks()).to.equal(0)
  })
})
