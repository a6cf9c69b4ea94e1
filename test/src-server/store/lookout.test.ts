import { expect } from 'chai'
import { type SinonFakeTimers, useFakeTimers } from 'sinon'
import { type BackendState, lookout, lookoutTimes, type WatchedConnection } from '../../../src-server/store/lookout.ts'

interface Pretended extends WatchedConnection {
  readonly heard: string[]
}

function waiting(pid: number | undefined, since: number | undefined): Pretended {
  const heard: string[] = []
  return {
    heard,
    pid: () => pid,
    waitsSince: () => since,
    vouched: (at) => void heard.push(`vouched ${at}`),
    missed: (at) => void heard.push(`missed ${at}`),
  }
}

describe('the lookout for silence', () => {
  let clock: SinonFakeTimers
  let asked: number[][]
  let rests: number
  const watching: { stop: () => void }[] = []
  const watch = (
    all: readonly WatchedConnection[],
    ask: (pids: readonly number[]) => Promise<ReadonlyMap<number, BackendState>>,
  ) => {
    const rest = () => {
      rests += 1
    }
    watching.push(
      lookout({
        watched: () => all,
        ask: (pids) => {
          asked.push([...pids])
          return ask(pids)
        },
        rest,
      }),
    )
  }

  beforeEach(() => {
    clock = useFakeTimers()
    asked = []
    rests = 0
  })
  afterEach(() => {
    for (const one of watching.splice(0)) one.stop()
    clock.restore()
  })

  it('V2 asks nothing while answers come in time', async () => {
    const one = waiting(7, undefined)
    watch([one], async () => new Map())
    await clock.tickAsync(10_000)
    expect(asked).to.deep.equal([])
    expect(rests).to.be.greaterThan(10)
  })

  it('V2 tells within three quarters of a second those that wait for nothing from those that are worked on', async () => {
    const [silent, busy, young, strange] = [waiting(7, 0), waiting(8, 0), waiting(9, 400), waiting(10, 0)]
    const doing = new Map<number, BackendState>([
      [7, 'nothing'],
      [8, 'working'],
      [9, 'nothing'],
    ])
    watch([silent, busy, young, strange, waiting(undefined, 0)], async () => doing)
    await clock.tickAsync(lookoutTimes.late - 1)
    expect(asked).to.deep.equal([])
    await clock.tickAsync(lookoutTimes.every + 1)
    expect(asked[0]).to.deep.equal([7, 8, 9, 10])
    expect(silent.heard[0]).to.equal('missed 0')
    expect(busy.heard[0]).to.equal('vouched 0')
    // Its statement may still be on its way, and an unknown pid proves nothing.
    expect(young.heard).to.deep.equal([])
    expect(strange.heard).to.deep.equal([])
    await clock.tickAsync(lookoutTimes.every)
    expect(young.heard).to.deep.equal(['missed 400'])
  })

  it('V2 waits for one question at a time, and asks again when it could not be asked', async () => {
    const silent = waiting(7, 0)
    let fail: (reason: Error) => void = () => undefined
    let tries = 0
    watch([silent], () => {
      tries += 1
      if (tries > 1) return Promise.resolve(new Map([[7, 'nothing' as const]]))
      return new Promise((_, failed) => {
        fail = failed
      })
    })
    await clock.tickAsync(3_000)
    expect([tries, silent.heard]).to.deep.equal([1, []])
    fail(new Error('silence'))
    await clock.tickAsync(lookoutTimes.every)
    expect(silent.heard).to.deep.equal(['missed 0'])
  })
})
