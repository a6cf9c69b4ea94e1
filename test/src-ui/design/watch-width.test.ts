import { expect } from 'chai'
import sinon from 'sinon'
import { watchWidth, widthDebounce } from '../../../src-ui/design/watch-width.ts'

describe('the width of an element', () => {
  let observed: ((width: number) => void) | undefined
  let isWatched = true
  const before = Reflect.get(window, 'ResizeObserver')
  let time: sinon.SinonFakeTimers

  beforeEach(() => {
    time = sinon.useFakeTimers()
    isWatched = true
    const Watch = class {
      constructor(listen: (entries: readonly unknown[]) => void) {
        observed = (width) => listen([{ contentRect: { width } }])
      }
      observe() {}
      disconnect() {
        isWatched = false
      }
    }
    Object.assign(window, { ResizeObserver: Watch })
    Object.assign(globalThis, { ResizeObserver: Watch })
  })
  afterEach(() => {
    time.restore()
    Object.assign(window, { ResizeObserver: before })
    Object.assign(globalThis, { ResizeObserver: before })
  })

  it('SHELL-43 tells the first width at once, a later one after 200 ms at rest, and never a width of zero', () => {
    const told: number[] = []
    const undo = watchWidth(document.body, (width) => told.push(width))
    observed?.(0)
    time.tick(1_000)
    expect(told).to.deep.equal([])
    observed?.(320.4)
    expect([widthDebounce, told]).to.deep.equal([200, [320]])
    for (const width of [400, 500, 600]) {
      observed?.(width)
      time.tick(199)
    }
    expect(told).to.deep.equal([320])
    time.tick(1)
    expect(told).to.deep.equal([320, 600])
    observed?.(700)
    undo()
    time.tick(1_000)
    expect([told, isWatched]).to.deep.equal([[320, 600], false])
  })
})
