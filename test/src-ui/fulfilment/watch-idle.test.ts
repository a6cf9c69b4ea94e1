import { expect } from 'chai'
import { VirtualTimeScheduler } from 'rxjs'
import { active, type IdleState, idleState } from '../../../src-domain/fulfilment/kiosk-idle.ts'
import { watchIdle } from '../../../src-ui/fulfilment/watch-idle.ts'
import { cell } from '../../../src-ui/state/cell.ts'

const settings = { afterSeconds: 60, warnSeconds: 20 }

function aDevice(facts: { hasGuest?: boolean; isBusy?: boolean; isInView?: boolean } = {}) {
  const now = { hasGuest: true, isBusy: false, isInView: true, ...facts }
  const idle = cell<IdleState>(active)
  const time = new VirtualTimeScheduler()
  let sign = () => {}
  let isListening = false
  let isOver = false
  watchIdle(
    {
      activity: {
        onSign: (told) => {
          sign = told
          isListening = true
          return () => {
            isListening = false
          }
        },
        isInView: () => now.isInView,
      },
      idle,
      hasGuest: () => now.hasGuest,
      isBusy: () => now.isBusy,
    },
    settings,
    time,
  ).subscribe(() => {
    isOver = true
  })
  const seconds = (count: number) => {
    time.maxFrames = time.frame + count * 1_000
    time.flush()
    time.frame = time.maxFrames
  }
  return { now, idle, seconds, touch: () => sign(), isOver: () => isOver, isListening: () => isListening }
}

describe('A device on a table', () => {
  it('asks after the time of the brand, counts down, and is over at the end', () => {
    expect(idleState(settings, 59_999)).to.deep.equal({ _tag: 'Active' })
    expect(idleState(settings, 60_000)).to.deep.equal({ _tag: 'Warning', secondsLeft: 20 })
    expect(idleState(settings, 79_001)).to.deep.equal({ _tag: 'Warning', secondsLeft: 1 })
    expect(idleState(settings, 80_000)).to.deep.equal({ _tag: 'Over' })
  })

  it('forgets its guest when nobody answers', () => {
    const device = aDevice()
    device.seconds(59)
    expect(device.idle.current()).to.equal(active)
    device.seconds(1)
    expect(device.idle.current()).to.deep.equal({ _tag: 'Warning', secondsLeft: 20 })
    device.seconds(19)
    expect([device.idle.current(), device.isOver()]).to.deep.equal([{ _tag: 'Warning', secondsLeft: 1 }, false])
    device.seconds(1)
    expect([device.idle.current()._tag, device.isOver(), device.isListening()]).to.deep.equal(['Over', true, false])
  })

  it('stays with a guest who touches it, before and during the question', () => {
    const device = aDevice()
    device.seconds(50)
    device.touch()
    device.seconds(50)
    expect(device.idle.current()).to.equal(active)
    device.seconds(15)
    expect(device.idle.current()._tag).to.equal('Warning')
    // The dialog handles its own touches.
    device.touch()
    device.seconds(1)
    expect(device.idle.current()).to.deep.equal({ _tag: 'Warning', secondsLeft: 14 })
    device.idle.update(() => active)
    device.seconds(59)
    expect(device.idle.current()).to.equal(active)
    device.seconds(2)
    expect(device.idle.current()._tag).to.equal('Warning')
  })

  it('never takes an order in flight away, nor one on a page out of view, nor looks for a guest where none is', () => {
    for (const facts of [{ isBusy: true }, { isInView: false }, { hasGuest: false }]) {
      const device = aDevice(facts)
      device.seconds(200)
      expect([device.idle.current(), device.isOver()], JSON.stringify(facts)).to.deep.equal([active, false])
      Object.assign(device.now, { isBusy: false, isInView: true, hasGuest: true })
      device.seconds(59)
      expect(device.idle.current()).to.equal(active)
    }
  })

  it('takes the question back when the order goes off meanwhile', () => {
    const device = aDevice()
    device.seconds(65)
    expect(device.idle.current()._tag).to.equal('Warning')
    device.now.isBusy = true
    device.seconds(30)
    expect([device.idle.current(), device.isOver()]).to.deep.equal([active, false])
  })

  it('is over at once for a guest who says so', () => {
    const device = aDevice()
    device.seconds(61)
    device.idle.update(() => ({ _tag: 'Over' }))
    device.seconds(1)
    expect(device.isOver()).to.equal(true)
  })
})
