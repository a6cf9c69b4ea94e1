import { expect } from 'chai'
import { aPrinter, aPrintingHouse } from './printing-world.ts'

describe('The printers of a location', () => {
  it('are looked at when they are opened and every 15 seconds until they are closed', async () => {
    const { controller, time, calls } = aPrintingHouse()
    const close = controller.open()
    await time.settle()
    await time.pass(15_000)
    close()
    await time.pass(60_000)
    expect(calls).to.deep.equal(['list', 'list'])
  })

  it('take one change at a time', async () => {
    const { controller, time, calls } = aPrintingHouse([aPrinter()])
    controller.test(aPrinter())
    controller.test(aPrinter())
    controller.remove(aPrinter())
    await time.settle()
    expect(calls).to.deep.equal(['test prn-1'])
  })

  it('say why a change failed, by printer, until the next one', async () => {
    const { controller, time, network } = aPrintingHouse([aPrinter()])
    const problems: unknown[] = []
    for (const status of [403, 404, 409, 500]) {
      network.failure = { _tag: 'Refused', status, code: '', message: '' }
      controller.add({ name: 'Bar', type: 'star-cloudprnt' })
      await time.settle()
      problems.push(controller.state.current().problem)
    }
    expect(problems).to.deep.equal(['not-allowed', 'gone', 'too-many', 'no-answer'].map((why) => ({ id: '', why })))
    network.failure = undefined
    controller.test(aPrinter())
    await time.settle()
    expect(controller.state.current()).to.deep.include({
      problem: undefined,
      done: { what: 'tested', name: 'Kitchen' },
    })
  })

  it('tell when the session has ended', async () => {
    const { controller, time, network, ends } = aPrintingHouse()
    network.failure = { _tag: 'Refused', status: 401, code: 'session_ended', message: '' }
    controller.look()
    controller.test(aPrinter())
    await time.settle()
    expect(ends()).to.equal(2)
  })
})
