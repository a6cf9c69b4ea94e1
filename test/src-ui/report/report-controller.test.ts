import { expect } from 'chai'
import { aReportHouse } from './report-world.ts'

async function opened() {
  const house = aReportHouse()
  const close = house.controller.open()
  await house.time.settle()
  const state = house.controller.state.current
  const go = async (move: (controller: typeof house.controller) => void) => {
    move(house.controller)
    await house.time.settle()
  }
  return { ...house, close, state, go }
}

describe('The day reports of a location', () => {
  it('are fetched every 30 seconds and when the page is shown again, until they are closed', async () => {
    const { asked, sight, time, close } = await opened()
    sight.show()
    await time.settle()
    await time.pass(30_000)
    expect(asked).to.deep.equal(['today', 'today', 'today'])
    close()
    await time.pass(60_000)
    expect(asked).to.have.length(3)
  })

  it('go back a day at a time, and return to today without a step past it', async () => {
    const { asked, state, go } = await opened()
    await go((controller) => controller.previous())
    expect(state().report?.date).to.equal('2026-06-09')
    await go((controller) => controller.previous())
    await go((controller) => controller.next())
    await go((controller) => controller.next())
    expect(asked).to.deep.equal(['today', '2026-06-09', '2026-06-08', '2026-06-09', 'today'])
    expect(state()).to.deep.include({ wanted: 'today' })
    await go((controller) => controller.next())
    expect(asked).to.have.length(5)
  })

  it('show a past date that is typed, and ignore a date to come and text that is no date', async () => {
    const { asked, state, go } = await opened()
    for (const date of ['2026-06-11', '2026-02-30', '']) await go((controller) => controller.show(date))
    expect(asked).to.deep.equal(['today'])
    await go((controller) => controller.show('2026-05-01'))
    expect(state().report?.date).to.equal('2026-05-01')
    await go((controller) => controller.show('2026-06-10'))
    expect(asked.at(-1)).to.equal('today')
  })

  it('show the day that was chosen last, whichever answer arrives last', async () => {
    const { controller, network, state, time } = await opened()
    network.delay = 5_000
    controller.previous()
    network.delay = 0
    controller.previous()
    await time.pass(6_000)
    expect(state().report?.date).to.equal('2026-06-08')
    expect(state().isLoading).to.equal(false)
  })

  it('keep the figures and say so when the order server cannot be reached, and recover', async () => {
    const { network, state, time } = await opened()
    network.failure = { _tag: 'NoResponse' }
    await time.pass(30_000)
    expect(state().problem).to.equal('unreached')
    expect(state().report?.sales.orders).to.equal(2)
    network.failure = undefined
    await time.pass(30_000)
    expect(state().problem).to.equal(undefined)
  })

  it('tell that the session has ended, and that the member may not see reports', async () => {
    const { controller, network, state, time, ends } = await opened()
    const refused = { _tag: 'Refused', code: 'none', message: '' } as const
    network.failure = { ...refused, status: 401 }
    controller.look()
    await time.settle()
    expect(ends()).to.equal(1)
    network.failure = { ...refused, status: 403 }
    controller.look()
    await time.settle()
    expect(state().problem).to.equal('not-allowed')
  })

  it('save the figures on the screen as CSV without a call', async () => {
    const { controller, asked, saved, network } = await opened()
    network.failure = { _tag: 'NoResponse' }
    controller.download()
    expect(asked).to.have.length(1)
    expect(saved.map(([name]) => name)).to.deep.equal(['red-hook-2026-06-10.csv'])
    expect(saved[0]?.[1]).to.include('2026-06-10,Red Hook,sales,all,orders,2,')
  })
})
