import { expect } from 'chai'
import {
  nextTime,
  orderTiming,
  pauseOf,
  type TimingFacts,
  whyNotNow,
} from '../../../src-domain/scheduling/order-timing.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLocation } from '../../builders/location-builder.ts'

const now = Date.parse('2026-06-14T03:00:00Z')
const sunday = Date.parse('2026-06-14T13:00:00Z') / 1_000
function verdict(fields: object) {
  return { isValid: false, isAsapOrderingEnabled: true, ...fields }
}
const shut = aLocation({ isOpen: false, isOpenFor: { pickup: false, delivery: true }, nextTimes: { pickup: sunday } })

function facts(fields: Partial<TimingFacts> = {}): TimingFacts {
  return {
    brand: aBrand(),
    diningOption: 'pickup',
    timeZone: 'America/New_York',
    location: undefined,
    validation: undefined,
    now,
    ...fields,
  }
}
const closedNext = { _tag: 'Blocked', why: 'Closed', next: sunday }

describe('Order timing', () => {
  it('SCHED-09, SCHED-17 is as soon as possible by default', () => {
    expect(orderTiming(facts())).to.deep.equal({ _tag: 'Now' })
    expect(orderTiming(facts({ location: aLocation() }))).to.deep.equal({ _tag: 'Now' })
    expect(orderTiming(facts({ scheduledAt: sunday }))).to.deep.equal({ _tag: 'Chosen', at: sunday })
  })

  it('SCHED-18, LOC-22 reads the same next time from the location and from the order’s validation', () => {
    expect(orderTiming(facts({ location: shut }))).to.deep.equal(closedNext)
    expect(orderTiming(facts({ location: shut, diningOption: 'delivery' }))).to.deep.equal({ _tag: 'Now' })
    const validation = verdict({ reason: 'pickup-closed', nextAvailableAt: sunday })
    expect(orderTiming(facts({ validation }))).to.deep.equal(closedNext)
    const named = { nextAvailableTime: '9:00 AM', nextAvailableDate: 'Sun, 6/14/2026' }
    expect(orderTiming(facts({ validation: verdict({ reason: 'pickup-closed', ...named }) }))).to.deep.equal(closedNext)
  })

  it('knows a pause from the order’s validation, and before it from the location', () => {
    const paused = aLocation({ pauses: { pickup: { until: now + 60_000 }, delivery: { until: now } } })
    const validation = verdict({ reason: 'pickup-closed', pause: { until: now + 90_000 } })
    expect(pauseOf(facts({ location: paused, validation }))).to.deep.equal({ until: now + 90_000 })
    expect(pauseOf(facts({ location: paused }))).to.deep.equal({ until: now + 60_000 })
    expect(pauseOf(facts({ location: paused, diningOption: 'delivery' }))).to.equal(undefined)
    for (const own of [verdict({ isValid: true }), verdict({ reason: 'pickup-closed' })])
      expect(pauseOf(facts({ location: paused, validation: own }))).to.equal(undefined)
  })

  it('SCHED-18 prefers the order’s validation to the earlier state of the location', () => {
    expect(orderTiming(facts({ location: shut, validation: verdict({ isValid: true }) }))).to.deep.equal({
      _tag: 'Now',
    })
    expect(orderTiming(facts({ location: shut, validation: verdict({ reason: 'items' }) }))).to.deep.equal(closedNext)
  })

  it('SCHED-09, LOC-21 blocks as soon as possible where only scheduled orders are taken', () => {
    for (const fields of [
      { location: aLocation({ isPreorderRequired: true, nextTimes: { pickup: sunday } }) },
      { location: aLocation({ isOpenFor: { pickup: true }, nextTimes: { pickup: sunday } }) },
      { validation: verdict({ isValid: true, isAsapOrderingEnabled: false, nextAvailableAt: sunday }) },
    ]) {
      expect(orderTiming(facts(fields))).to.deep.equal({ _tag: 'Blocked', why: 'Preorder', next: sunday })
    }
  })

  it('LOC-21, SCHED-11 serves a table now even in a preorder kitchen, and names no next time if closed', () => {
    const diningOption = 'kiosk' as const
    const location = aLocation({ isPreorderRequired: true, nextTimes: { kiosk: sunday } })
    expect(orderTiming(facts({ diningOption, location }))).to.deep.equal({ _tag: 'Now' })
    for (const reason of ['kiosk-closed', 'dinein-closed']) {
      const validation = verdict({ reason, nextAvailableAt: sunday })
      expect(orderTiming(facts({ diningOption, validation }))).to.deep.equal({ _tag: 'Blocked', why: 'Closed' })
    }
  })

  it('SCHED-18 names a next time only for reasons about time', () => {
    const with_ = (reason: string) => orderTiming(facts({ validation: verdict({ reason, nextAvailableAt: sunday }) }))
    for (const reason of ['unavailable', 'pickup-unavailable', 'delivery-unavailable', 'kiosk-unavailable']) {
      expect(with_(reason), reason).to.deep.equal({ _tag: 'Blocked', why: 'Unavailable' })
    }
    expect(with_('closed')).to.deep.equal(closedNext)
    expect(with_('items')).to.deep.equal({ _tag: 'Now' })
    expect(nextTime(facts({ validation: verdict({ reason: 'items', nextAvailableAt: sunday }) }))).to.equal(undefined)
  })

  it('SCHED-18 reports a time that has passed with the next one, and checks as soon as possible separately', () => {
    const validation = verdict({ reason: 'invalid-scheduledAt', nextAvailableAt: sunday })
    const lapsed = facts({ scheduledAt: sunday - 3_600, validation })
    expect(orderTiming(lapsed)).to.deep.equal({ _tag: 'Blocked', why: 'Lapsed', next: sunday })
    expect(whyNotNow(lapsed)).to.equal(undefined)
    expect(whyNotNow({ ...lapsed, location: shut })).to.equal('Closed')
  })

  it('SCHED-18 never names the current minute or a past one', () => {
    const at = (next: number) => nextTime(facts({ location: aLocation({ nextTimes: { pickup: next } }) }))
    const present = now / 1_000
    expect([present - 900, present, present + 59].map(at)).to.deep.equal([undefined, undefined, undefined])
    expect(at(present + 60)).to.equal(present + 60)
  })

  it('SCHED-12 names no next time if the brand takes no scheduled orders', () => {
    const brand = aBrand({ ordering: { ...aBrand().ordering, scheduled: false } })
    expect(orderTiming(facts({ brand, location: shut }))).to.deep.equal({ _tag: 'Blocked', why: 'Closed' })
  })

  it('SCHED-18 ignores times that cannot be parsed', () => {
    const said = (nextAvailableTime: string, nextAvailableDate: string) =>
      nextTime(facts({ validation: verdict({ reason: 'closed', nextAvailableTime, nextAvailableDate }) }))
    expect(said('soon', 'Sun, 6/14/2026')).to.equal(undefined)
    expect(said('9:00 AM', 'tomorrow')).to.equal(undefined)
    expect(said('12:15 AM', 'Mon, 6/15/2026')).to.equal(Date.parse('2026-06-15T04:15:00Z') / 1_000)
    expect(said('12:15 PM', 'Mon, 6/15/2026')).to.equal(Date.parse('2026-06-15T16:15:00Z') / 1_000)
  })
})
