import { expect } from 'chai'
import { aBoardOrder, boardTime } from '../../builders/board-order-builder.ts'
import { aBoard } from './board-world.ts'

const offline = { _tag: 'NotSent', detail: 'no network' } as const
const minute = 60_000

describe('The board of a location', () => {
  it('looks at the start, on an event, when it is shown again, and every 30 seconds', async () => {
    const { open, server, sight, time } = aBoard([aBoardOrder()])
    const close = await open()
    expect(server.looks()).to.equal(1)
    server.announce()
    await time.settle()
    expect(server.looks()).to.equal(2)
    sight.show()
    await time.settle()
    expect(server.looks()).to.equal(3)
    await time.pass(30_000)
    expect(server.looks()).to.equal(4)
    close()
    await time.pass(120_000)
    expect(server.looks()).to.equal(4)
    expect(server.watching()).to.equal(0)
  })

  it('sends a command with the version that was shown and an id, and shows the answer', async () => {
    const { open, server, controller, time, order } = aBoard([aBoardOrder()])
    await open()
    controller.command('order-318', { _tag: 'Accept', minutesMore: 10 })
    expect(controller.board.current().pending).to.have.length(1)
    await time.settle()
    expect(controller.board.current().pending).to.deep.equal([])
    expect(order()?.status).to.equal('accepted')
    expect(order()?.promisedAt).to.equal(boardTime + 25 * minute)
    expect(server.sent).to.have.length(1)
    expect(server.sent[0]?.version).to.equal(0)
    expect(server.sent[0]?.commandId).to.match(/^[0-9a-f-]{36}$/)
  })

  it('sends one command when a button is pressed twice', async () => {
    const { open, server, controller, time } = aBoard([aBoardOrder()])
    await open()
    controller.command('order-318', { _tag: 'Accept', minutesMore: 0 })
    controller.command('order-318', { _tag: 'Accept', minutesMore: 10 })
    await time.settle()
    expect(server.sent).to.have.length(1)
  })

  it('keeps the board and the command while offline, and sends it with the same id when the network is back', async () => {
    const { open, server, controller, connection, time, order } = aBoard([aBoardOrder()])
    await open()
    await time.pass(1_000)
    server.network.failure = offline
    connection.turn(false)
    controller.command('order-318', { _tag: 'Accept', minutesMore: 0 })
    await time.pass(3_600_000)
    expect(controller.board.current().offlineSince).to.equal(boardTime + 1_000)
    expect(order()?.status).to.equal('new')
    expect(controller.board.current().pending).to.have.length(1)
    const tries = server.sent.length
    // Backoff of at most 30 seconds for an hour.
    expect(tries).to.be.within(100, 200)
    server.network.failure = undefined
    connection.turn(true)
    await time.settle()
    await time.settle()
    expect(order()?.status).to.equal('accepted')
    expect(controller.board.current().offlineSince).to.equal(undefined)
    expect(new Set(server.sent.map(({ commandId }) => commandId)).size).to.equal(1)
  })

  it('carries a command out once when its answer was lost', async () => {
    const { open, server, controller, time, order } = aBoard([aBoardOrder()])
    await open()
    server.network.isAnswerLost = true
    controller.command('order-318', { _tag: 'MarkReady' })
    await time.settle()
    expect(controller.board.current().pending).to.have.length(1)
    server.network.isAnswerLost = false
    await time.pass(2_000)
    expect(order()?.status).to.equal('ready')
    expect(controller.board.current().problems).to.deep.equal({})
    expect(server.carriedOut()).to.equal(1)
  })

  it('shows what changed when another device was faster', async () => {
    const { open, server, controller, time, order } = aBoard([aBoardOrder()])
    await open()
    server.put(aBoardOrder({ status: 'accepted', version: 1 }))
    controller.command('order-318', { _tag: 'MarkReady' })
    await time.settle()
    expect(order()?.status).to.equal('accepted')
    expect(controller.board.current().problems['order-318']).to.deep.include({
      _tag: 'Refused',
      refusal: { _tag: 'StaleVersion', version: 1 },
    })
    controller.command('order-318', { _tag: 'MarkReady' })
    await time.settle()
    expect(order()?.status).to.equal('ready')
    expect(controller.board.current().problems).to.deep.equal({})
  })

  it('does not take an order back to an older version that was still on its way', async () => {
    const { open, server, controller, time, order } = aBoard([aBoardOrder()])
    await open()
    controller.command('order-318', { _tag: 'Accept', minutesMore: 0 })
    await time.settle()
    server.put(aBoardOrder())
    controller.look()
    await time.settle()
    expect(order()?.status).to.equal('accepted')
  })

  it('asks for a sign-in after a 401, and sends the command when the session is back', async () => {
    const { open, server, controller, time, ends, order } = aBoard([aBoardOrder()])
    await open()
    server.network.failure = { _tag: 'Refused', status: 401 }
    controller.command('order-318', { _tag: 'Accept', minutesMore: 0 })
    await time.pass(600)
    expect(ends()).to.equal(1)
    expect(server.sent).to.have.length(1)
    server.network.failure = undefined
    controller.resume()
    await time.settle()
    expect(order()?.status).to.equal('accepted')
  })

  it('gives commands up when another member signs in, and says so', async () => {
    const { open, server, controller, time } = aBoard([aBoardOrder()])
    await open()
    server.network.failure = offline
    controller.command('order-318', { _tag: 'Accept', minutesMore: 0 })
    await time.settle()
    controller.giveUp()
    server.network.failure = undefined
    await time.pass(60_000)
    expect(server.sent).to.have.length(1)
    expect(controller.board.current().problems).to.deep.equal({ 'order-318': { _tag: 'MemberChanged' } })
  })

  it('tells of an order that arrived, of a scheduled one whose time came, and of one that was cancelled', async () => {
    const later = aBoardOrder({ id: 'later', status: 'scheduled', opensAt: boardTime + 5 * minute })
    const { open, server, controller, time } = aBoard([aBoardOrder(), later])
    await open()
    expect(controller.changes.current()).to.deep.equal([])
    server.put(aBoardOrder({ id: 'next' }))
    server.announce()
    await time.settle()
    expect(controller.changes.current().map(({ _tag, order }) => [_tag, order.id])).to.deep.equal([['Arrived', 'next']])
    server.put(aBoardOrder({ status: 'cancelled', version: 1 }))
    server.announce()
    await time.settle()
    expect(controller.changes.current().map(({ _tag, order }) => [_tag, order.id])).to.deep.equal([
      ['Cancelled', 'order-318'],
    ])
    await time.pass(5 * minute + 10_000)
    expect(controller.changes.current().map(({ _tag, order }) => [_tag, order.id])).to.deep.equal([
      ['Arrived', 'later'],
    ])
  })
})
