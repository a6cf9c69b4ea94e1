import { expect } from 'chai'
import { type EventSourceLike, eventStream } from '../../../src-adapters/order-server/event-stream.ts'
import { orderEvents } from '../../../src-adapters/order-server/order-events.ts'

/** What a browser's EventSource does, at the test's command. */
function aSource() {
  const listeners = new Map<string, () => void>()
  const source = { readyState: 0, isClosed: false }
  const like: EventSourceLike = {
    get readyState() {
      return source.readyState
    },
    addEventListener: (name, listen) => void listeners.set(name, listen),
    close: () => {
      source.isClosed = true
    },
  }
  return { like, source, fire: (name: string) => listeners.get(name)?.() }
}

function aBrowser() {
  const opened: { readonly path: string; readonly source: ReturnType<typeof aSource> }[] = []
  const open = (path: string) => {
    const source = aSource()
    opened.push({ path, source })
    return source.like
  }
  return { opened, open, last: () => opened.at(-1)?.source ?? aSource() }
}

describe('a stream of events in the browser', () => {
  it('names the brand in its address, because an EventSource sends no headers', () => {
    const browser = aBrowser()
    orderEvents({ brandId: 'noodle-house' }, browser).watch('a/b', () => undefined)
    expect(browser.opened.map(({ path }) => path)).to.deep.equal(['/order/a%2Fb/events?client=noodle-house'])
  })

  it('calls for a look at each event and whenever it opens, because events may have been missed before', () => {
    const browser = aBrowser()
    let looks = 0
    const states: boolean[] = []
    const look = () => {
      looks += 1
    }
    eventStream(browser, 'noodle-house', '/x', { changed: look, connected: (isOpen) => states.push(isOpen) })
    browser.last().fire('open')
    browser.last().fire('changed')
    browser.last().fire('error')
    browser.last().fire('open')
    expect([looks, states]).to.deep.equal([3, [true, false, true]])
  })

  it('leaves reconnecting to the browser unless the server refused', () => {
    const browser = aBrowser()
    eventStream(browser, 'noodle-house', '/x', { changed: () => undefined })
    browser.last().fire('error')
    expect(browser.opened).to.have.length(1)
  })

  it('opens nothing more once it is closed, also while it waits after a refusal', () => {
    const browser = aBrowser()
    const close = eventStream(browser, 'noodle-house', '/x', { changed: () => undefined })
    browser.last().source.readyState = 2
    browser.last().fire('error')
    close()
    expect(browser.opened).to.have.length(1)
    const second = eventStream(browser, 'noodle-house', '/x', { changed: () => undefined })
    second()
    expect(browser.last().source.isClosed).to.equal(true)
  })
})
