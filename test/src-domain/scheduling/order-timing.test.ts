import { expect } from 'chai'
import { nextTime, orderTiming, type TimingFacts, whyNotNow } from '../../../src-domain/scheduling/order-timing.ts'
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

describe('Whether an order can be for the time that it is for', () => {
  it('SCHED-09, SCHED-17 as soon as possible, until somebody says otherwise', () => {
    expect(orderTiming(facts())).to.deep.equal({ _tag: 'Now' })
    expect(orderTiming(facts({ location: aLocation() }))).to.deep.equal({ _tag: 'Now' })
    expect(orderTiming(facts({ scheduledAt: sunday }))).to.deep.equal({ _tag: 'Chosen', at: sunday })
  })

  it('SCHED-18, LOC-22 what a place says of each way, and what it says of the order, name the same next time', () => {
    expect(orderTiming(facts({ location: shut }))).to.deep.equal(closedNext)
    expect(orderTiming(facts({ location: shut, diningOption: 'delivery' }))).to.deep.equal({ _tag: 'Now' })
    const validation = verdict({ reason: 'pickup-closed', nextAvailableAt: sunday })
    expect(orderTiming(facts({ validation }))).to.deep.equal(closedNext)
    const named = { nextAvailableTime: '9:00 AM', nextAvailableDate: 'Sun, 6/14/2026' }
    expect(orderTiming(facts({ validation: verdict({ reason: 'pickup-closed', ...named }) }))).to.deep.equal(closedNext)
  })

  it('SCHED-18 what is said of the very order is newer than what the place said before', () => {
    expect(orderTiming(facts({ location: shut, validation: verdict({ isValid: true }) }))).to.deep.equal({
      _tag: 'Now',
    })
    expect(orderTiming(facts({ location: shut, validation: verdict({ reason: 'items' }) }))).to.deep.equal(closedNext)
  })

  it('SCHED-09, LOC-21 where orders are for later only, as soon as possible is not had', () => {
    for (const fields of [
      { location: aLocation({ isPreorderRequired: true, nextTimes: { pickup: sunday } }) },
      { location: aLocation({ isOpenFor: { pickup: true }, nextTimes: { pickup: sunday } }) },
      { validation: verdict({ isValid: true, isAsapOrderingEnabled: false, nextAvailableAt: sunday }) },
    ]) {
      expect(orderTiming(facts(fields))).to.deep.equal({ _tag: 'Blocked', why: 'Preorder', next: sunday })
    }
  })

  it('LOC-21, SCHED-11 a table is for now: a preorder kitchen serves it, and a closed one names no next time', () => {
    const diningOption = 'kiosk' as const
    const location = aLocation({ isPreorderRequired: true, nextTimes: { kiosk: sunday } })
    expect(orderTiming(facts({ diningOption, location }))).to.deep.equal({ _tag: 'Now' })
    for (const reason of ['kiosk-closed', 'dinein-closed']) {
      const validation = verdict({ reason, nextAvailableAt: sunday })
      expect(orderTiming(facts({ diningOption, validation }))).to.deep.equal({ _tag: 'Blocked', why: 'Closed' })
    }
  })

  it('SCHED-18 only what is about time has a next one', () => {
    const with_ = (reason: string) => orderTiming(facts({ validation: verdict({ reason, nextAvailableAt: sunday }) }))
    for (const reason of ['unavailable', 'pickup-unavailable', 'delivery-unavailable', 'kiosk-unavailable']) {
      expect(with_(reason), reason).to.deep.equal({ _tag: 'Blocked', why: 'Unavailable' })
    }
    expect(with_('closed')).to.deep.equal(closedNext)
    expect(with_('items')).to.deep.equal({ _tag: 'Now' })
    expect(nextTime(facts({ validation: verdict({ reason: 'items', nextAvailableAt: sunday }) }))).to.equal(undefined)
  })

  it('SCHED-18 a chosen time that went is told with the next one; as soon as possible is judged apart from it', () => {
    const validation = verdict({ reason: 'invalid-scheduledAt', nextAvailableAt: sunday })
    const lapsed = facts({ scheduledAt: sunday - 3_600, validation })
    expect(orderTiming(lapsed)).to.deep.equal({ _tag: 'Blocked', why: 'Lapsed', next: sunday })
    expect(whyNotNow(lapsed)).to.equal(undefined)
    expect(whyNotNow({ ...lapsed, location: shut })).to.equal('Closed')
  })

  it('SCHED-18 never the minute that is passing already, nor one that is past', () => {
    const at = (next: number) => nextTime(facts({ location: aLocation({ nextTimes: { pickup: next } }) }))
    const present = now / 1_000
    expect([present - 900, present, present + 59].map(at)).to.deep.equal([undefined, undefined, undefined])
    expect(at(present + 60)).to.equal(present + 60)
  })

  it('SCHED-12 where the brand takes no orders for later there is no next time', () => {
    const brand = aBrand({ ordering: { ...aBrand().ordering, scheduled: false } })
    expect(orderTiming(facts({ brand, location: shut }))).to.deep.equal({ _tag: 'Blocked', why: 'Closed' })
  })

  it('SCHED-18 words that are no time are none', () => {
    const said = (nextAvailableTime: string, nextAvailableDate: string) =>
      nextTime(facts({ validation: verdict({ reason: 'closed', nextAvailableTime, nextAvailableDate }) }))
    expect(said('soon', 'Sun, 6/14/2026')).to.equal(undefined)
    expect(said('9:00 AM', 'tomorrow')).to.equal(undefined)
    expect(said('12:15 AM', 'Mon, 6/15/2026')).to.equal(Date.parse('2026-06-15T04:15:00Z') / 1_000)
    expect(said('12:15 PM', 'Mon, 6/15/2026')).to.equal(Date.parse('2026-06-15T16:15:00Z') / 1_000)
  })
})
