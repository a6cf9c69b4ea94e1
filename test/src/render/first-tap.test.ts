import { createContext, runInContext } from 'node:vm'
import { expect } from 'chai'
import { readInlineScripts } from '../../../src/render/assets-manifest.ts'

const { firstTap, deliveryMenu } = readInlineScripts('dist')

type Listener = (event: unknown) => void

interface Given {
  /** Resolves when the largest image is decoded; absent without one. */
  readonly decoded?: Promise<unknown>
  readonly reportsPaints?: boolean
}

function aPage({ decoded, reportsPaints = true }: Given = {}) {
  const heard = new Map<string, Listener[]>()
  const frames: (() => void)[] = []
  const reports: (() => void)[] = []
  const idle: (() => void)[] = []
  const timers: [run: () => void, after: number][] = []
  const page = {
    document: {
      currentScript: { dataset: { m: '/shop.js /shared.js' } },
      querySelector: (selector: string) => largest(selector, decoded),
    },
    addEventListener: (name: string, listener: Listener) => heard.set(name, [...(heard.get(name) ?? []), listener]),
    setTimeout: (run: () => void, after: number) => timers.push([run, after]),
    requestAnimationFrame: (run: () => void) => frames.push(run),
    ...(reportsPaints ? { requestIdleCallback: (run: () => void) => idle.push(run) } : {}),
    PerformanceObserver: class {
      readonly #told: () => void
      constructor(told: () => void) {
        this.#told = told
      }
      observe({ type, buffered }: { type: string; buffered: boolean }) {
        if (type === 'largest-contentful-paint' && buffered) reports.push(this.#told)
      }
    },
  }
  const fetched: string[] = []
  const imported = (name: string) => {
    fetched.push(name)
    return new Promise<never>(() => undefined)
  }
  // A node:vm context cannot import.
  runInContext(firstTap.replace('import(', 'imported('), createContext({ ...page, imported, self: page, window: page }))
  const run = (waiting: (() => void)[]) => {
    for (const one of waiting.splice(0)) one()
  }
  return {
    fetched,
    waitsFor: () => ({
      frames: frames.length,
      reports: reports.length,
      idle: idle.length,
      timers: timers.map(([, after]) => after),
    }),
    nextFrame: () => run(frames),
    reportPaint: () => run(reports),
    becomeIdle: () => run(idle),
    endTimers: () => run(timers.splice(0).map(([end]) => end)),
    fire: (name: string, event: unknown = {}) => {
      for (const listener of heard.get(name) ?? []) listener(event)
    },
  }
}

/** A preload link has the same priority but cannot be decoded. */
function largest(selector: string, decoded: Promise<unknown> | undefined) {
  if (decoded === undefined) return null
  return selector.startsWith('img') ? { decode: () => decoded } : {}
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Redirect target from Harbor's delivery menu with this stored order. */
function sentFrom(localStorage: unknown): readonly string[] {
  const went: string[] = []
  const location = { pathname: '/location/harbor/delivery/bowls/ramen', replace: (to: string) => went.push(to) }
  runInContext(deliveryMenu, createContext({ location, localStorage }))
  return went
}

describe('the script in the head of every shop page', () => {
  it('MENU-13 turns a delivery menu away unless the kept order is a delivery, and does not forget whose it was', () => {
    const home = '/?type=delivery#address=harbor'
    const order = (diningOption: string, note: string) => ({
      order: JSON.stringify({ v: 1, value: { diningOption, note } }),
    })
    const blocked = Object.defineProperty({}, 'order', {
      get: () => {
        throw new Error('blocked')
      },
    })
    expect(sentFrom(order('pickup', '"diningOption":"delivery"'))).to.deep.equal([home])
    expect(sentFrom({})).to.deep.equal([home])
    expect(sentFrom(blocked)).to.deep.equal([home])
    expect(sentFrom(order('delivery', ''))).to.deep.equal([])
  })

  it('remembers the newest tap until the page understands taps, then repeats it once and steps aside', () => {
    const page = aPage()
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
    const page = aPage()
    let prevented = 0
    page.fire('click', { target: { closest: () => ({}) }, ctrlKey: true, preventDefault: () => (prevented += 1) })
    expect(prevented).to.equal(0)
  })

  for (const name of ['pointerdown', 'keydown'])
    it(`fetches the scripts of the page at the first ${name}, once`, () => {
      const page = aPage()
      page.fire(name)
      page.fire(name)
      expect(page.fetched).to.deep.equal(['/shop.js', '/shared.js'])
    })

  it('fetches the script when the largest picture is decoded, its paint is reported and the browser is idle', async () => {
    let decode: (value: unknown) => void = () => undefined
    const page = aPage({ decoded: new Promise((resolve) => (decode = resolve)) })
    expect(page.waitsFor()).to.deep.equal({ frames: 0, reports: 0, idle: 0, timers: [] })
    page.fire('load')
    await settled()
    expect(page.waitsFor()).to.deep.equal({ frames: 0, reports: 0, idle: 0, timers: [] })
    decode(undefined)
    await settled()
    page.nextFrame()
    expect(page.waitsFor()).to.deep.equal({ frames: 0, reports: 1, idle: 0, timers: [1000] })
    page.reportPaint()
    expect(page.fetched).to.deep.equal([])
    page.becomeIdle()
    expect(page.fetched).to.deep.equal(['/shop.js', '/shared.js'])
  })

  it('fetches the script of a page whose largest picture is broken', async () => {
    const page = aPage({ decoded: Promise.reject(new Error('broken')) })
    page.fire('load')
    await settled()
    expect(page.fetched).to.deep.equal(['/shop.js', '/shared.js'])
  })

  it('fetches the script a second after the frame that follows the load where no paint is reported', async () => {
    const page = aPage({ reportsPaints: false })
    page.fire('load')
    await settled()
    expect(page.waitsFor().timers).to.deep.equal([])
    page.nextFrame()
    page.reportPaint()
    expect([page.fetched, page.waitsFor().timers]).to.deep.equal([[], [1000]])
    page.endTimers()
    expect(page.fetched).to.deep.equal(['/shop.js', '/shared.js'])
  })
})
