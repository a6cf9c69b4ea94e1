import { expect } from 'chai'
import { active, type IdleState, idleState } from '../../../src-domain/fulfilment/kiosk-idle.ts'
import { watchIdle } from '../../../src-domain/fulfilment/watch-idle.ts'
import { aCell } from '../../builders/fake-ports.ts'

const settings = { afterSeconds: 60, warnSeconds: 20 }

/** A device whose second is over when the test says so. */
const aDevice = (facts: { hasGuest?: boolean; isBusy?: boolean; isInView?: boolean } = {}) => {
  const now = { at: 1_000_000, hasGuest: true, isBusy: false, isInView: true, ...facts }
  const idle = aCell<IdleState>(active)
  let [tick, sign] = [() => {}, () => {}]
  let isListening = false
  let isOver = false
  const watched = watchIdle(
    {
      clock: { now: () => now.at },
      pause: {
        wait: () =>
          new Promise((over) => {
            tick = over
          }),
      },
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
  ).then(() => {
    isOver = true
  })
  const seconds = async (count: number) => {
    for (let second = 0; second < count; second += 1) {
      now.at += 1_000
      tick()
      await new Promise((done) => setImmediate(done))
    }
  }
  return { now, idle, seconds, watched, touch: () => sign(), isOver: () => isOver, isListening: () => isListening }
}

describe('A device on a table', () => {
  it('asks after the time of the brand, counts down, and is over at the end', () => {
    expect(idleState(settings, 59_999)).to.deep.equal({ _tag: 'Active' })
    expect(idleState(settings, 60_000)).to.deep.equal({ _tag: 'Warning', secondsLeft: 20 })
    expect(idleState(settings, 79_001)).to.deep.equal({ _tag: 'Warning', secondsLeft: 1 })
    expect(idleState(settings, 80_000)).to.deep.equal({ _tag: 'Over' })
  })

  it('forgets its guest when nobody answers', async () => {
    const device = aDevice()
    await device.seconds(59)
    expect(device.idle.current()).to.equal(active)
    await device.seconds(1)
    expect(device.idle.current()).to.deep.equal({ _tag: 'Warning', secondsLeft: 20 })
    await device.seconds(19)
    expect([device.idle.current(), device.isOver()]).to.deep.equal([{ _tag: 'Warning', secondsLeft: 1 }, false])
    await device.seconds(1)
    expect([device.idle.current()._tag, device.isOver(), device.isListening()]).to.deep.equal(['Over', true, false])
  })

  it('stays with a guest who touches it, before and during the question', async () => {
    const device = aDevice()
    await device.seconds(50)
    device.touch()
    await device.seconds(50)
    expect(device.idle.current()).to.equal(active)
    await device.seconds(15)
    expect(device.idle.current()._tag).to.equal('Warning')
    // A touch of the dialog is answered by the dialog.
    device.touch()
    await device.seconds(1)
    expect(device.idle.current()).to.deep.equal({ _tag: 'Warning', secondsLeft: 14 })
    device.idle.update(() => active)
    await device.seconds(59)
    expect(device.idle.current()).to.equal(active)
    await device.seconds(2)
    expect(device.idle.current()._tag).to.equal('Warning')
  })

  it('never takes an order in flight away, nor one on a page out of view, nor looks for a guest where none is', async () => {
    for (const facts of [{ isBusy: true }, { isInView: false }, { hasGuest: false }]) {
      const device = aDevice(facts)
      await device.seconds(200)
      expect([device.idle.current(), device.isOver()], JSON.stringify(facts)).to.deep.equal([active, false])
      Object.assign(device.now, { isBusy: false, isInView: true, hasGuest: true })
      await device.seconds(59)
      expect(device.idle.current()).to.equal(active)
    }
  })

  it('takes the question back when the order goes off meanwhile', async () => {
    const device = aDevice()
    await device.seconds(65)
    expect(device.idle.current()._tag).to.equal('Warning')
    device.now.isBusy = true
    await device.seconds(30)
    expect([device.idle.current(), device.isOver()]).to.deep.equal([active, false])
  })

  it('is over at once for a guest who says so', async () => {
    const device = aDevice()
    await device.seconds(61)
    device.idle.update(() => ({ _tag: 'Over' }))
    await device.seconds(1)
    expect(device.isOver()).to.equal(true)
  })
})
