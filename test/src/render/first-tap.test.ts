import { createContext, runInContext } from 'node:vm'
import { expect } from 'chai'
import { readFirstTap } from '../../../src/render/assets-manifest.ts'

const firstTap = readFirstTap('dist')

type Listener = (event: unknown) => void

/** A page that has nothing but what the small script asks for. */
function aPage(pathname: string, order: string | undefined) {
  const heard = new Map<string, Listener[]>()
  const went: string[] = []
  const timers: [() => void, number][] = []
  const page = {
    location: { pathname, replace: (to: string) => went.push(to) },
    document: { currentScript: { dataset: { m: '' } } },
    localStorage: order === undefined ? {} : { order },
    addEventListener: (name: string, listener: Listener) => heard.set(name, [...(heard.get(name) ?? []), listener]),
    setTimeout: (run: () => void, after: number) => timers.push([run, after]),
    requestAnimationFrame: (run: () => void) => run(),
  }
  runInContext(firstTap, createContext({ ...page, self: page, window: page }))
  return {
    went,
    timers,
    fire: (name: string, event: unknown = {}) => {
      for (const listener of heard.get(name) ?? []) listener(event)
    },
  }
}

const delivery = JSON.stringify({ v: 1, value: { diningOption: 'delivery', note: '' } })
const pickup = JSON.stringify({ v: 1, value: { diningOption: 'pickup', note: '"diningOption":"delivery"' } })

describe('the script in the head of every shop page', () => {
  it('MENU-13 turns a delivery menu away unless the kept order is a delivery, and does not forget whose it was', () => {
    const home = '/?type=delivery#address=harbor'
    expect(aPage('/location/harbor/delivery', pickup).went).to.deep.equal([home])
    expect(aPage('/location/harbor/delivery', undefined).went).to.deep.equal([home])
    expect(aPage('/location/harbor/delivery/bowls/ramen', undefined).went).to.deep.equal([home])
    expect(aPage('/location/harbor/pickup/delicious', undefined).went).to.deep.equal([])
    expect(aPage('/market/harbor/delivery', undefined).went).to.deep.equal([])
    expect(aPage('/location/harbor/delivery', delivery).went).to.deep.equal([])
    expect(aPage('/location/harbor/pickup', pickup).went).to.deep.equal([])
    expect(aPage('/', pickup).went).to.deep.equal([])
  })

  it('remembers the newest tap until the page understands taps, then repeats it once and steps aside', () => {
    const page = aPage('/location/harbor/pickup', undefined)
    const clicks: string[] = []
    const link = (name: string) => ({ closest: () => ({ click: () => clicks.push(name) }) })
    let prevented = 0
    const tap = (name: string, more = {}) => ({ target: link(name), preventDefault: () => (prevented += 1), ...more })
    page.fire('click', tap('Udon'))
    page.fire('click', tap('Ramen'))
    expect([clicks, prevented]).to.deep.equal([[], 2])
    page.fire('enhanced')
    expect(clicks).to.deep.equal(['Ramen'])
    page.fire('click', tap('Udon'))
    expect(prevented).to.equal(2)
  })

  it('leaves a tap for a new tab to the browser', () => {
    const page = aPage('/location/harbor/pickup', undefined)
    let prevented = 0
    page.fire('click', { target: { closest: () => ({}) }, ctrlKey: true, preventDefault: () => (prevented += 1) })
    expect(prevented).to.equal(0)
  })

  it('wakes the page a moment after what was loaded is painted, and not with the load itself', () => {
    const page = aPage('/', undefined)
    page.fire('load')
    expect(page.timers.map(([, after]) => after)).to.deep.equal([2500, 99])
  })

  it('wakes the page at the latest two and a half seconds after the first frame', () => {
    expect(aPage('/', undefined).timers.map(([, after]) => after)).to.deep.equal([2500])
  })
})
