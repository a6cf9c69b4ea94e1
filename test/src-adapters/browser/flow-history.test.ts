import { expect } from 'chai'
import { JSDOM } from 'jsdom'
import { flowHistory } from '../../../src-adapters/browser/flow-history.ts'
import { inMemoryHistory } from '../../builders/in-memory-history.ts'
import { type HistoryWorld, itIsAFlowHistory } from '../../contracts/flow-history.ts'

function aPage(state: unknown = null, address = '/location/downtown/pickup') {
  const { window } = new JSDOM('', { url: `https://shop.example${address}` })
  window.history.replaceState(state, '')
  let goings = 0
  window.addEventListener('popstate', () => {
    goings -= 1
  })
  const history = flowHistory(Object(window))
  const going = (go: () => void) => {
    goings += 1
    go()
  }
  const world: HistoryWorld = {
    history: { ...history, goBack: (by) => going(() => history.goBack(by)) },
    press: (by) => going(() => window.history.go(by)),
    // As in a browser: navigation takes time, and one that leads nowhere fires no event.
    settle: async () => {
      for (let turn = 0; goings > 0 && turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve, 1))
      goings = 0
    },
    address: () => window.location.pathname + window.location.hash,
  }
  return { window, ...world }
}

itIsAFlowHistory('a browser', (kept) => aPage(kept === undefined ? null : { flow: kept }))

itIsAFlowHistory('a history in memory', (kept) => {
  const { history, press, settle, address } = inMemoryHistory(kept)
  return { history, press, settle: async () => settle(), address }
})

describe('What a flow leaves in the browser’s history', () => {
  it('MENU-14 lies beside what else is kept there, which goes along with a step', async () => {
    const { window, history, settle } = aPage({ market: 'pier-17' })
    history.push({ at: 'cart', depth: 1 })
    expect(window.history.state).to.deep.equal({ market: 'pier-17', flow: { at: 'cart', depth: 1 } })
    history.goBack(1)
    await settle()
    history.replace({ at: 'closed', depth: 0 })
    expect(window.history.state).to.deep.equal({ market: 'pier-17', flow: { at: 'closed', depth: 0 } })
  })

  it('CART-12 takes what anybody may have kept for no position', () => {
    for (const state of [null, 'x', 3, [], { pay: 1 }]) expect(aPage(state).history.current()).to.equal(undefined)
  })

  it('MENU-15, SHELL-20 comes back to an address without the jump that led past the header, which would take the focus', async () => {
    const { history, address, settle } = aPage(null, '/location/downtown/pickup#content')
    history.push({ at: 'soba', depth: 1 }, '/location/downtown/pickup/all/soba')
    history.goBack(1)
    await settle()
    expect(address()).to.equal('/location/downtown/pickup')
    const inCart = aPage(null, '/location/downtown/pickup#content')
    inCart.history.push({ at: 'cart', depth: 1 })
    expect(inCart.address()).to.equal('/location/downtown/pickup')
  })
})
