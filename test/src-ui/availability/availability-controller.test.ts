import { expect } from 'chai'
import type { AvailabilityEntry } from '../../../src-domain/availability/availability-list.ts'
import { anAvailability } from './availability-world.ts'

async function opened() {
  const world = anAvailability()
  const close = world.controller.open()
  await world.time.settle()
  const state = world.controller.state.current
  const of = (id: string): AvailabilityEntry => {
    const entry = state().entries?.find((one) => one.id === id)
    if (entry === undefined) throw new Error(`no ${id}`)
    return entry
  }
  return { ...world, close, state, of }
}

describe('The availability of a location', () => {
  it('looks at the start, when it is shown again, and every 30 seconds until it is closed', async () => {
    const { looks, sight, time, close } = await opened()
    expect(looks()).to.equal(1)
    sight.show()
    await time.settle()
    expect(looks()).to.equal(2)
    await time.pass(30_000)
    expect(looks()).to.equal(3)
    close()
    await time.pass(60_000)
    expect(looks()).to.equal(3)
  })

  it('sends a change once, however often it is pressed before the answer', async () => {
    const { controller, time, sent, state, of } = await opened()
    for (let press = 0; press < 3; press += 1) controller.change(of('ramen'), { _tag: 'SellOut' })
    expect(state().pending).to.deep.equal(['item:ramen'])
    await time.settle()
    expect(sent).to.deep.equal([{ kind: 'item', id: 'ramen', change: { _tag: 'SellOut' } }])
    expect(of('ramen').isAvailable).to.equal(false)
    expect(state()).to.deep.include({ pending: [], changed: 'item:ramen' })
  })

  it('keeps what was there when a change is not made, says why, and makes it at the next press', async () => {
    const { controller, time, network, state, of } = await opened()
    network.failure = { _tag: 'NoResponse' }
    controller.change(of('tea'), { _tag: 'SellOut' })
    await time.settle()
    expect(state().problems).to.deep.equal({ 'item:tea': 'no-answer' })
    expect(of('tea').isAvailable).to.equal(true)
    network.failure = undefined
    controller.change(of('tea'), { _tag: 'SellOut' })
    await time.settle()
    expect(state().problems).to.deep.equal({})
    expect(of('tea').isAvailable).to.equal(false)
  })

  it('keeps the last list and says so when the order server cannot be reached', async () => {
    const { time, network, state } = await opened()
    network.failure = { _tag: 'NoResponse' }
    await time.pass(30_000)
    expect(state().isUnreached).to.equal(true)
    expect(state().entries).to.have.length.above(0)
    network.failure = undefined
    await time.pass(30_000)
    expect(state().isUnreached).to.equal(false)
  })

  it('sends the same command again if the answer to a count was lost, and another for another number', async () => {
    const { controller, time, network, sent, of } = await opened()
    network.failure = { _tag: 'NoResponse' }
    for (const left of [5, 5, 6]) {
      controller.count(of('tea'), left)
      await time.settle()
    }
    const ids = sent.map(({ change }) => (change._tag === 'Count' ? change.commandId : ''))
    expect(ids[1]).to.equal(ids[0])
    expect(ids[2]).to.not.equal(ids[0])
  })

  it('looks when orders change if something is counted, once for several changes, and not otherwise', async () => {
    const { controller, time, looks, sell, of, close } = await opened()
    sell('tea', 1)
    await time.settle()
    expect(looks()).to.equal(1)
    controller.count(of('tea'), 9)
    await time.settle()
    for (let order = 0; order < 4; order += 1) sell('tea', 1)
    await time.settle()
    expect(looks()).to.equal(2)
    expect(of('tea').count?.left).to.equal(5)
    close()
    sell('tea', 1)
    await time.settle()
    expect(looks()).to.equal(2)
  })

  it('tells when the session has ended, at a look and at a change', async () => {
    const { controller, time, network, ends, of } = await opened()
    network.failure = { _tag: 'Refused', status: 401, code: 'session_ended', message: 'Please log in again.' }
    controller.look()
    await time.settle()
    controller.change(of('tea'), { _tag: 'SellOut' })
    await time.settle()
    expect(ends()).to.equal(2)
  })
})
