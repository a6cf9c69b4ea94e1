import { expect } from 'chai'
import fc from 'fast-check'
import { left, right } from 'fp-ts/lib/Either.js'
import { deliveryStatuses, isOver, type Tracking } from '../../../src-domain/ticket/tracking.ts'
import {
  noTracking,
  stepTracking,
  type TrackingEvent,
  type TrackingWatch,
} from '../../../src-domain/ticket/tracking-watch.ts'
import { type PageSight, watchTracking } from '../../../src-domain/ticket/watch-tracking.ts'
import { aCell } from '../../builders/fake-ports.ts'

const steps: readonly string[] = deliveryStatuses
function stepOf({ status }: Tracking) {
  return steps.indexOf(status)
}
function at(status: string, lat = 0): Tracking {
  return { status, driver: { lat, long: 0 } }
}

function aWorld(...answers: readonly (Tracking | 'no answer' | { readonly comeBackIn: number })[]) {
  const asked: string[] = []
  const calledOff: string[] = []
  const waits: { readonly milliseconds: number; readonly end: () => void }[] = []
  const heard = new Set<() => void>()
  let isHidden = false
  const sight: PageSight = {
    isHidden: () => isHidden,
    onChange: (listen) => {
      heard.add(listen)
      return () => void heard.delete(listen)
    },
  }
  const network = new Set<() => void>()
  let isOnline = true
  const connection = {
    isOnline: () => isOnline,
    onChange: (listen: () => void) => {
      network.add(listen)
      return () => void network.delete(listen)
    },
  }
  const tracking = aCell<TrackingWatch>(noTracking)
  const settle = () => new Promise((done) => setTimeout(done))
  return {
    asked,
    calledOff,
    tracking,
    waits: () => waits.map(({ milliseconds }) => milliseconds),
    listeners: heard,
    pass: async () => {
      waits.at(-1)?.end()
      await settle()
    },
    connect: async (isConnected: boolean) => {
      isOnline = isConnected
      for (const listen of network) listen()
      await settle()
    },
    see: async (isSeen: boolean) => {
      isHidden = !isSeen
      for (const listen of heard) listen()
      await settle()
    },
    follow: async (orderType: 'delivery' | 'pickup' = 'delivery') => {
      const stop = watchTracking({
        deliveries: {
          tracking: async (id, type) => {
            asked.push(`${id} ${type}`)
            const answer = answers[Math.min(asked.length, answers.length) - 1]
            if (answer === undefined || answer === 'no answer') return left({ _tag: 'NoResponse' })
            return 'comeBackIn' in answer ? left({ _tag: 'Refused', status: 429, ...answer }) : right(answer)
          },
        },
        pause: {
          wait: (milliseconds) => new Promise((end) => waits.push({ milliseconds, end: () => end() })),
        },
        sight,
        clock: { now: () => 7_000 },
        connection,
        tracking,
        calledOff: () => calledOff.push(tracking.current().last?.status ?? ''),
      })({ id: 'ticket-1', orderType })
      await settle()
      return stop
    },
  }
}

describe('following a delivery', () => {
  it('CONF-07 asks at once and every 30 s, by ticket and order type', async () => {
    const world = aWorld(at('pending'), at('pickup'), at('dropoff'))
    await world.follow()
    await world.pass()
    await world.pass()
    expect(world.asked).to.deep.equal(['ticket-1 delivery', 'ticket-1 delivery', 'ticket-1 delivery'])
    expect(world.waits()).to.deep.equal([30_000, 30_000, 30_000])
    expect(world.tracking.current()).to.deep.include({ last: at('dropoff'), heardAt: 7_000 })
  })

  it('CONF-07, C5 asks no sooner than it is asked to, and all the same in five minutes', async () => {
    const world = aWorld({ comeBackIn: 1_000 }, { comeBackIn: 45_000 }, { comeBackIn: 86_400_000 }, at('dropoff'))
    await world.follow()
    for (let look = 1; look < 4; look += 1) await world.pass()
    expect(world.waits()).to.deep.equal([30_000, 45_000, 300_000, 30_000])
  })

  it('CONF-07 asks nothing for an order that is not delivered', async () => {
    const world = aWorld(at('pending'))
    await world.follow('pickup')
    expect(world.asked).to.deep.equal([])
  })

  it('CONF-08 says once of a way that was called off that it was, and of no other end', async () => {
    for (const end of ['delivered', 'canceled', 'returned'] as const) {
      const world = aWorld(at('pickup'), { status: end })
      await world.follow()
      await world.pass()
      await world.see(false)
      await world.see(true)
      expect(world.calledOff).to.deep.equal(end === 'canceled' ? ['canceled'] : [])
    }
  })

  for (const end of ['delivered', 'canceled', 'returned'] as const) {
    it(`CONF-07 stops for good when the order is ${end}`, async () => {
      const world = aWorld(at('dropoff'), { status: end })
      await world.follow()
      await world.pass()
      await world.see(false)
      await world.see(true)
      expect(world.asked).to.have.length(2)
      expect(world.tracking.current()).to.deep.include({ _tag: 'Ended', last: { status: end } })
    })
  }

  it('CONF-07 never goes backwards, and goes on looking', async () => {
    const world = aWorld(at('dropoff', 2), at('pickup', 1), at('dropoff', 3))
    await world.follow()
    await world.pass()
    expect(world.tracking.current().last).to.deep.equal(at('dropoff', 2))
    await world.pass()
    expect(world.tracking.current().last).to.deep.equal(at('dropoff', 3))
  })

  it('CONF-07, CONF-08 takes a word that nobody knows wherever it comes, and a known one after it', () => {
    const words = ['dropoff', 'On two wheels', 'At your door', 'pickup', 'delivered', 'On two wheels']
    let state: TrackingWatch = { _tag: 'Watching', look: 1 }
    const shown = words.map((status) => {
      state = stepTracking(state, { _tag: 'Answered', look: 1, tracking: at(status), at: 7_000 }).state
      return state.last?.status
    })
    expect(shown).to.deep.equal(['dropoff', 'On two wheels', 'At your door', 'pickup', 'delivered', 'delivered'])
  })

  it('CONF-07 bears looks that bring nothing, and keeps what it knows', async () => {
    const world = aWorld(at('pickup'), 'no answer', 'no answer', 'no answer', 'no answer', at('dropoff'))
    await world.follow()
    for (let look = 0; look < 4; look += 1) await world.pass()
    expect(world.tracking.current()).to.deep.include({ _tag: 'Watching', last: at('pickup') })
    await world.pass()
    expect(world.tracking.current().last?.status).to.equal('dropoff')
  })

  it('CONF-07 rests while the tab is hidden, and looks at once when it is seen again', async () => {
    const world = aWorld(at('pickup'), at('dropoff'))
    await world.follow()
    await world.see(false)
    await world.pass()
    expect(world.asked).to.have.length(1)
    await world.see(true)
    expect(world.asked).to.have.length(2)
    // The earlier wait was cancelled.
    expect(world.waits()).to.deep.equal([30_000, 30_000])
    expect(world.tracking.current().last?.status).to.equal('dropoff')
  })

  it('CONF-07 looks at once when the network is back, and not while nobody sees it', async () => {
    const world = aWorld(at('pickup'), 'no answer', at('dropoff'))
    await world.follow()
    await world.pass()
    await world.connect(false)
    expect(world.asked).to.have.length(2)
    await world.connect(true)
    expect(world.asked).to.have.length(3)
    expect(world.tracking.current().last?.status).to.equal('dropoff')
    await world.see(false)
    await world.connect(true)
    expect(world.asked).to.have.length(3)
  })

  it('CONF-07 does not begin in a hidden tab, and ends with the confirmation', async () => {
    const world = aWorld(at('pickup'))
    await world.see(false)
    const stop = await world.follow()
    expect(world.asked).to.have.length(0)
    await world.see(true)
    stop()
    await world.pass()
    await world.see(false)
    await world.see(true)
    expect(world.asked).to.have.length(1)
    expect(world.listeners.size).to.equal(0)
  })

  it('CONF-07 whatever comes in whatever order: one look at a time, and no step back', () => {
    const event: fc.Arbitrary<TrackingEvent> = fc.oneof(
      fc.record({
        _tag: fc.constant('Answered' as const),
        look: fc.integer({ min: 0, max: 6 }),
        tracking: fc.constantFrom(...deliveryStatuses).map((status) => at(status)),
        at: fc.integer({ min: 0, max: 100_000 }),
      }),
      fc.record({ _tag: fc.constantFrom('Failed' as const, 'Waited' as const), look: fc.integer({ min: 0, max: 6 }) }),
      fc.constantFrom<TrackingEvent>(
        { _tag: 'Began' },
        { _tag: 'Hidden' },
        { _tag: 'Shown' },
        { _tag: 'Reconnected' },
        { _tag: 'Stopped' },
      ),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state: TrackingWatch = noTracking
        for (const one of events) {
          const { state: next, commands } = stepTracking(state, one)
          const [before, after] = [state.last, next.last]
          if (before !== undefined && after !== undefined) {
            expect(stepOf(after)).to.be.at.least(stepOf(before))
            if (isOver(before)) expect(after).to.equal(before)
          }
          expect(commands.length).to.be.at.most(1)
          for (const { look } of commands) expect(look).to.equal(next.look)
          if (next._tag !== 'Watching') expect(commands).to.deep.equal([])
          state = next
        }
      }),
      { numRuns: 300 },
    )
  })
})
