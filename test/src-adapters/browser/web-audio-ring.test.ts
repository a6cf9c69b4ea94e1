import { expect } from 'chai'
import { webAudioRing } from '../../../src-adapters/browser/web-audio-ring.ts'

/** What the ring uses of Web Audio. */
class FakeAudioContext extends EventTarget {
  static readonly made: FakeAudioContext[] = []
  static isRefusing = false
  state = 'suspended'
  currentTime = 0
  destination = {}
  readonly started: number[] = []
  constructor() {
    super()
    FakeAudioContext.made.push(this)
  }
  async resume() {
    if (FakeAudioContext.isRefusing) throw new Error('not allowed')
    this.become('running')
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  createOscillator() {
    const connect = (next: unknown) => next
    return { type: '', frequency: { value: 0 }, connect, start: (at: number) => this.started.push(at), stop: () => {} }
  }
  createGain() {
    const ramp = () => {}
    return { gain: { setValueAtTime: ramp, linearRampToValueAtTime: ramp }, connect: () => {} }
  }
}

function aPage() {
  FakeAudioContext.made.length = 0
  FakeAudioContext.isRefusing = false
  const page = {}
  Reflect.set(page, 'AudioContext', FakeAudioContext)
  return webAudioRing(page)
}

describe('The ring of a browser', () => {
  it('opens no audio before a tap', () => {
    const ring = aPage()
    ring.play('new-order')
    expect(FakeAudioContext.made).to.deep.equal([])
    expect(ring.isAllowed()).to.equal(false)
  })

  it('plays the tones of a pattern once it is unlocked', async () => {
    const ring = aPage()
    expect(await ring.unlock()).to.equal(true)
    ring.play('new-order')
    expect(FakeAudioContext.made[0]?.started).to.deep.equal([0, 0.25, 0.6, 0.85])
  })

  it('is not allowed in a browser that refuses, or has no audio', async () => {
    const refused = aPage()
    FakeAudioContext.isRefusing = true
    expect(await refused.unlock()).to.equal(false)
    expect(await webAudioRing({}).unlock()).to.equal(false)
  })

  it('tells when the browser stops the sound after sleep, and is silent then', async () => {
    const ring = aPage()
    let told = 0
    await ring.unlock()
    const unhear = ring.onChange(() => {
      told += 1
    })
    FakeAudioContext.made[0]?.become('interrupted')
    expect(told).to.equal(1)
    expect(ring.isAllowed()).to.equal(false)
    ring.play('new-order')
    expect(FakeAudioContext.made[0]?.started).to.deep.equal([])
    unhear()
    FakeAudioContext.made[0]?.become('running')
    expect(told).to.equal(1)
  })
})
