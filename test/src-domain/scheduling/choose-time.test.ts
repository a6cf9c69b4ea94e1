import { expect } from 'chai'
import { left } from 'fp-ts/lib/Either.js'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import {
  chooseDate,
  confirmTime,
  noSchedule,
  openSchedule,
  type ScheduleState,
} from '../../../src-domain/scheduling/choose-time.ts'
import type { ScheduleGateway } from '../../../src-domain/scheduling/schedule-gateway.ts'
import { isScheduleShown } from '../../../src-domain/scheduling/schedule-shown.ts'
import type { StateCell } from '../../../src-domain/state/state-cell.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { anOrder } from '../../builders/order-builder.ts'
import { aSchedule, noonOf, thursday, wednesday } from '../../builders/schedule-builder.ts'

function cellOf<S>(first: S): StateCell<S> {
  let now = first
  return {
    current: () => now,
    update: (change) => {
      now = change(now)
    },
  }
}

function world(gateway: ScheduleGateway = aSchedule(), order: Partial<OrderInProgress> = {}) {
  const { scheduledAt: _, ...now } = anOrder()
  let keys = 0
  return {
    gateway,
    order: cellOf<OrderInProgress>({ ...now, ...order }),
    schedule: cellOf<ScheduleState>(noSchedule),
    ids: {
      uuid: () => {
        keys += 1
        return `key-${keys}`
      },
    },
  }
}

describe('Choosing a time', () => {
  it('SCHED-03, SCHED-25 opens on the first day, or on the day and the time that the order has', async () => {
    const fresh = world()
    await openSchedule(fresh)()
    expect(fresh.schedule.current()).to.deep.include({ date: wednesday }).and.not.have.property('time')
    const chosen = world(aSchedule(), { scheduledAt: noonOf(thursday) })
    await openSchedule(chosen)()
    expect(chosen.schedule.current()).to.deep.include({ date: thursday, time: noonOf(thursday) })
  })

  it('SCHED-03 offers neither days nor times before the notice that an item needs', async () => {
    const tomorrow = { ...world(), notBefore: () => noonOf(thursday) + 900 }
    await openSchedule(tomorrow)()
    const { date, dates, times } = tomorrow.schedule.current()
    expect(date).to.equal(thursday)
    expect(dates._tag === 'Ready' && dates.value[0]?.unixTimestamp).to.equal(thursday)
    expect(times._tag === 'Ready' && times.value[0]?.unixTimestamp).to.equal(noonOf(thursday) + 900)
    expect(await confirmTime(tomorrow)(noonOf(thursday))).to.equal(false)
    expect(await confirmTime(tomorrow)(noonOf(thursday) + 900)).to.equal(true)
  })

  it('SCHED-25 a confirmed time is the order’s, in seconds, under a new key', async () => {
    const ports = world()
    const before = ports.order.current().idempotencyKey
    await openSchedule(ports)()
    expect(await confirmTime(ports)(noonOf(wednesday) + 900)).to.equal(true)
    expect(ports.order.current().scheduledAt).to.equal(noonOf(wednesday) + 900)
    expect(ports.order.current().idempotencyKey).not.to.equal(before)
  })

  it('SCHED-18 a time that went meanwhile is not taken; the next one is named', async () => {
    const gateway = aSchedule()
    const ports = world(gateway)
    await openSchedule(ports)()
    const [wanted, next] = [noonOf(wednesday) + 900, noonOf(wednesday) + 1_800]
    gateway.takenSince.add(wanted)
    expect(await confirmTime(ports)(wanted)).to.equal(false)
    expect(ports.order.current()).not.to.have.property('scheduledAt')
    expect(ports.schedule.current().lapsed?.next?.unixTimestamp).to.equal(next)
    expect(await confirmTime(ports)(next)).to.equal(true)
  })

  it('SCHED-18 a time is taken where nobody says anything of it, and not where it is refused', async () => {
    const failures = [
      [{ _tag: 'NoResponse' }, true],
      [{ _tag: 'Refused', status: 504 }, true],
      [{ _tag: 'Refused', status: 404 }, false],
    ] as const
    const lunch = noonOf(wednesday) + 900
    for (const [failure, isTaken] of failures) {
      const honest = aSchedule()
      let isBroken = false
      const ports = world({
        ...honest,
        times: async (id, type, date) => (isBroken ? left(failure) : honest.times(id, type, date)),
      })
      await openSchedule(ports)()
      isBroken = true
      expect(await confirmTime(ports)(lunch), JSON.stringify(failure)).to.equal(isTaken)
      expect(ports.order.current().scheduledAt, JSON.stringify(failure)).to.equal(isTaken ? lunch : undefined)
    }
  })

  it('SCHED-08 no dates is an answer, and no answer is not', async () => {
    const none = world(aSchedule([]))
    await openSchedule(none)()
    expect(none.schedule.current()).to.deep.include({ dates: { _tag: 'Ready', value: [] } })
    const silent = world({ ...aSchedule(), dates: async () => left({ _tag: 'NoResponse' }) })
    await openSchedule(silent)()
    expect(silent.schedule.current().dates._tag).to.equal('Failed')
  })

  it('SCHED-04 the answer for a day that was left behind is dropped', async () => {
    const honest = aSchedule()
    const release: (() => void)[] = []
    const slow = new Promise<void>((done) => {
      release.push(done)
    })
    const ports = world({
      ...honest,
      times: async (id, type, date) => {
        if (date === wednesday) await slow
        return honest.times(id, type, date)
      },
    })
    const first = chooseDate(ports)(wednesday)
    await chooseDate(ports)(thursday)
    for (const done of release) done()
    await first
    const { date, times } = ports.schedule.current()
    expect(date).to.equal(thursday)
    expect(times._tag === 'Ready' && times.value[0]?.unixTimestamp).to.equal(noonOf(thursday))
  })

  it('SCHED-11, SCHED-12 the row is there where orders for later are taken, and never at a table', () => {
    const off = aBrand({ ordering: { ...aBrand().ordering, scheduled: false } })
    expect([isScheduleShown(aBrand(), 'pickup'), isScheduleShown(aBrand(), 'delivery')]).to.deep.equal([true, true])
    expect([isScheduleShown(aBrand(), 'kiosk'), isScheduleShown(off, 'pickup')]).to.deep.equal([false, false])
  })
})
