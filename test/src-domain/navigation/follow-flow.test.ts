import { expect } from 'chai'
import { type FlowNeeds, followFlow } from '../../../src-domain/navigation/follow-flow.ts'
import { closed, type OpenSheet, openSheetIn } from '../../../src-domain/navigation/open-sheet.ts'
import { aCell } from '../../builders/fake-ports.ts'
import { inMemoryHistory } from '../../builders/in-memory-history.ts'

const soba: OpenSheet = { _tag: 'Item', groupId: 'bowls', itemId: 'soba' }
const cart: OpenSheet = { _tag: 'Cart', path: '/' }
const upsells: OpenSheet = { _tag: 'Cart', path: '/upsells' }
const packing: OpenSheet = { _tag: 'Cart', path: '/packing' }

function heldPause() {
  const waiting: (() => void)[] = []
  return {
    wait: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    end: async () => {
      for (const resolve of waiting.splice(0)) resolve()
      await Promise.resolve()
    },
  }
}

function start(kept?: unknown, needs: Partial<FlowNeeds<OpenSheet>> = {}) {
  const tab = inMemoryHistory(kept)
  const shown = aCell<OpenSheet>(closed)
  const pause = heldPause()
  const left: string[] = []
  const flow = followFlow<OpenSheet>({
    history: tab.history,
    pause,
    shown,
    read: openSheetIn,
    first: () => ({ at: closed, depth: 0, isFromShop: false }),
    fitting: (at) => at,
    behind: () => closed,
    leave: () => left.push('left'),
    addressOf: (at) => (at._tag === 'Item' ? `/all/${at.itemId}` : undefined),
    ...needs,
  })
  return { tab, shown, pause, left, flow, now: () => shown.current() }
}

describe('A flow that is followed', () => {
  it('MENU-15 an open item has its own address, and the browser’s Back closes it', () => {
    const { tab, flow, now } = start()
    flow.next(soba)
    expect([now(), tab.address()]).to.deep.equal([soba, '/all/soba'])
    tab.press(-1)
    expect([now(), tab.address()]).to.deep.equal([closed, 'here'])
    tab.press(1)
    expect(now()).to.deep.equal(soba)
  })

  it('CART-06, CART-12 goes back one screen at a time, and stays at the page’s own address', () => {
    const { tab, flow, now } = start()
    flow.next(cart)
    flow.next({ _tag: 'Cart', path: '/delete/0' })
    expect(tab.address()).to.equal('here')
    flow.back()
    tab.settle()
    expect(now()).to.deep.equal(cart)
    flow.back()
    tab.settle()
    expect([now(), tab.at()]).to.deep.equal([closed, 1])
  })

  it('CART-12 never leaves the shop, however often it is closed', () => {
    const { tab, flow, now } = start()
    flow.next(cart)
    flow.back()
    flow.back()
    tab.settle()
    flow.back()
    tab.settle()
    expect([now(), tab.at()]).to.deep.equal([closed, 1])
  })

  it('CART-12 a Back that brought nothing does not hold the next one up for ever', async () => {
    const { tab, pause, flow, now } = start()
    Object.assign(tab.history, { goBack: () => undefined })
    flow.next(cart)
    flow.back()
    const lost = now()
    await pause.end()
    Object.assign(tab.history, { goBack: () => tab.press(-1) })
    flow.back()
    expect([lost, now()]).to.deep.equal([cart, closed])
  })

  it('CHK-51, PAY-15 what was to follow the way back follows, once, also where a bank’s frame swallowed the way', async () => {
    for (const isSwallowed of [true, false]) {
      const { tab, pause, flow } = start()
      flow.next(cart)
      if (isSwallowed) Object.assign(tab.history, { goBack: () => undefined })
      const went: string[] = []
      flow.close(() => went.push('on'))
      tab.settle()
      expect(went).to.deep.equal(isSwallowed ? [] : ['on'])
      await pause.end()
      expect(went).to.deep.equal(['on'])
    }
  })

  it('LOC-01, CART-12 turns a step without one of its own: Back leads to what was before it', () => {
    const { tab, flow, now } = start()
    flow.next(cart)
    flow.next({ _tag: 'Cart', path: '/locations' })
    flow.turn({ _tag: 'Cart', path: '/delivery' })
    expect(now()).to.deep.equal({ _tag: 'Cart', path: '/delivery' })
    flow.back()
    tab.settle()
    expect(now()).to.deep.equal(cart)
  })

  const restored = (at: unknown) => {
    const { flow, now } = start({ at, depth: 1 })
    flow.resume()
    return now()
  }

  it('CART-12 shows again what was open when the page was left, and takes nothing that is not its own', () => {
    const edited = { _tag: 'Cart', path: '/table-number', state: { isEdit: true } }
    const table = { _tag: 'Table', number: '7', problem: 'It is taken.' }
    for (const own of [cart, soba, edited, table, { _tag: 'SignIn' }, { _tag: 'Address' }])
      expect(restored(own)).to.deep.equal(own)
    expect(restored({ _tag: 'Address', slug: 'harbor' })).to.deep.equal({ _tag: 'Address', slug: 'harbor' })
    for (const foreign of [null, 'Cart', { _tag: 'Cart' }, { _tag: 'Item', itemId: 1 }, { _tag: 'Table', number: '1' }])
      expect(restored(foreign)).to.deep.equal(closed)
  })

  it('CART-12 passes every screen of a cart that has been ordered since, and shows what lay below it', () => {
    let isOver = false
    const fitting = (at: OpenSheet) => (isOver && at._tag === 'Cart' ? closed : at)
    const { tab, flow, now } = start(undefined, { fitting })
    flow.next(cart)
    flow.next(upsells)
    flow.next(packing)
    isOver = true
    flow.resume()
    expect(now(), 'at once').to.deep.equal(closed)
    tab.settle()
    expect([now(), tab.at()]).to.deep.equal([closed, 1])
    tab.press(1)
    expect(now(), 'forward, too').to.deep.equal(closed)
    isOver = false
    flow.next(cart)
    expect(now(), 'another cart is shown').to.deep.equal(cart)
  })

  it('CART-12 tells Forward from Back by where the page was loaded, when it was gone from before the flow began', () => {
    const at = (loadedAt?: number) => {
      const { tab, flow, now } = start({ at: cart, depth: 1, isFromShop: false }, { fitting: () => closed })
      flow.resume(loadedAt)
      tab.settle()
      return [now(), tab.at()]
    }
    expect(at(0), 'forward: the entry stays').to.deep.equal([closed, 1])
    expect(at(3), 'back: it is passed').to.deep.equal([closed, 0])
    expect(at(1), 'loaded there').to.deep.equal([closed, 0])
    expect(at(), 'not said').to.deep.equal([closed, 0])
  })

  it('CART-12 leaves where nothing lies behind, and a closed flow goes on from its first step', () => {
    const { flow, left } = start({ at: cart, depth: 0 }, { behind: () => undefined })
    flow.back()
    expect(left).to.deep.equal(['left'])
    const far = start()
    far.flow.next(cart)
    far.flow.next(packing)
    far.flow.close(() => far.left.push(`on from ${far.tab.at()}`))
    expect(far.left).to.deep.equal([])
    far.tab.settle()
    expect([far.left, far.now()]).to.deep.equal([['on from 1'], packing])
    flow.close(() => left.push('closed at once'))
    expect(left).to.deep.equal(['left', 'closed at once'])
  })
})
