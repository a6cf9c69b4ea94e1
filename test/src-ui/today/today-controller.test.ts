import { expect } from 'chai'
import { aToday } from './today-world.ts'

const pause = { _tag: 'Pause', orderTypes: ['pickup'], minutes: 30 } as const

async function opened() {
  const world = aToday()
  const close = world.controller.open()
  await world.time.settle()
  return { ...world, close, state: world.controller.state.current }
}

describe('What a location changed for today', () => {
  it('is looked at when it opens, when it is shown again, and every 30 seconds until it closes', async () => {
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

  it('sends a change of a part once while it is in flight, and changes of other parts beside it', async () => {
    const { controller, time, sent, state } = await opened()
    const made = controller.change('ordering', pause)
    expect(await controller.change('ordering', pause)).to.equal(false)
    const other = controller.change('throttle', { _tag: 'Throttle', limits: { orders: 4 } })
    expect(state().pending).to.deep.equal(['ordering', 'throttle'])
    await time.settle()
    expect([await made, await other]).to.deep.equal([true, true])
    expect(sent).to.have.length(2)
    expect(state()).to.deep.include({ pending: [], changed: 'throttle' })
    expect(state().today?.types[0]).to.include({ isOpen: false })
    expect(state().today?.throttle?.limits).to.deep.equal({ orders: 4 })
  })

  it('keeps what it was when a change is not made, and says why until the next one', async () => {
    const { controller, network, state } = await opened()
    for (const [failure, why] of [
      [{ _tag: 'NoResponse' }, 'no-answer'],
      [{ _tag: 'Refused', status: 403, code: 'not_allowed', message: 'No.' }, 'not-allowed'],
      [{ _tag: 'Refused', status: 409, code: 'hours_unchanged', message: 'No.' }, 'hours-unchanged'],
    ] as const) {
      network.failure = failure
      expect(await controller.change('hours', { _tag: 'CloseEarly', at: '20:00' })).to.equal(false)
      expect(state().problems).to.deep.equal({ hours: why })
      expect(state().today?.hours).to.equal(undefined)
    }
    network.failure = undefined
    expect(await controller.change('hours', { _tag: 'CloseEarly', at: '20:00' })).to.equal(true)
    expect(state().problems).to.deep.equal({})
    expect(state().today?.hours).to.include({ closesAt: '20:00' })
  })

  it('stays when the order server cannot be reached, and says so', async () => {
    const { time, network, state } = await opened()
    network.failure = { _tag: 'NoResponse' }
    await time.pass(30_000)
    expect(state().isUnreached).to.equal(true)
    expect(state().today?.types).to.have.length(2)
    network.failure = undefined
    await time.pass(30_000)
    expect(state().isUnreached).to.equal(false)
  })

  it('tells when the session has ended, at a look and at a change', async () => {
    const { controller, time, network, ends } = await opened()
    network.failure = { _tag: 'Refused', status: 401, code: 'session_ended', message: 'Please log in again.' }
    controller.look()
    await time.settle()
    await controller.change('ordering', pause)
    expect(ends()).to.equal(2)
  })
})
