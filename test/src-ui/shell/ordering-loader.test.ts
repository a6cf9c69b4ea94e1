import { expect } from 'chai'
import { useFakeTimers } from 'sinon'
import { orderingLoader } from '../../../src-ui/shell/ordering-loader.ts'
import type { PendingIntent } from '../../../src-ui/shell/pending-intent.ts'
import { cell } from '../../../src-ui/state/cell.ts'

function aPage() {
  const pending = cell<PendingIntent>('none')
  const page = Object.assign(new EventTarget(), { navigator: { onLine: true } })
  const network = { isThere: false, asked: 0 }
  let isServed = false
  const ordering = orderingLoader({
    load: async () => {
      network.asked += 1
      if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module')
      await Promise.resolve()
      isServed = true
    },
    intents: { isServed: () => isServed },
    pending,
    page,
  })
  const said: PendingIntent[] = []
  pending.changes.subscribe((now) => said.push(now))
  return { ordering, page, network, pending, said }
}

describe('What a tap needs first', () => {
  let clock: sinon.SinonFakeTimers
  beforeEach(() => {
    clock = useFakeTimers({ toFake: ['setTimeout'] })
  })
  afterEach(() => clock.restore())

  it('MENU-15 that came unasked after it had failed takes the word of it away', async () => {
    const { ordering, network, pending } = aPage()
    ordering.soon(4_000)
    ordering.need()
    await new Promise(setImmediate)
    expect(pending.current()).to.equal('failed')
    network.isThere = true
    clock.tick(4_000)
    await new Promise(setImmediate)
    expect(pending.current()).to.equal('none')
    expect(network.asked).to.equal(2)
  })

  it('MENU-15 is said to be on its way to who waits, and is asked for once by a touch and a tap', async () => {
    const { ordering, page, network, said } = aPage()
    network.isThere = true
    ordering.soon(4_000)
    page.dispatchEvent(new Event('pointerdown'))
    ordering.need()
    await new Promise(setImmediate)
    clock.tick(4_000)
    page.dispatchEvent(new Event('keydown'))
    await new Promise(setImmediate)
    expect(network.asked).to.equal(1)
    expect(said.slice(-2)).to.deep.equal(['on its way', 'none'])
  })

  it('SHELL-28 is asked for again with the network, for who waits for it', async () => {
    const { ordering, page, network, pending } = aPage()
    page.navigator.onLine = false
    ordering.need()
    await new Promise(setImmediate)
    expect(pending.current()).to.equal('offline')
    network.isThere = true
    page.dispatchEvent(new Event('online'))
    await new Promise(setImmediate)
    expect(pending.current()).to.equal('none')
  })

  it('MENU-15 does something else for who has another way, and says nothing', async () => {
    const { ordering, said } = aPage()
    const before = said.length
    let went = 0
    ordering.need(() => {
      went += 1
    })
    await new Promise(setImmediate)
    expect(went).to.equal(1)
    expect(said.slice(before)).to.deep.equal([])
  })
})
