import { expect } from 'chai'
import { nextAvailable } from '../../../src-domain/scheduling/schedule.ts'
import { scheduleText } from '../../../src-domain/scheduling/schedule-text.ts'
import {
  dayNames,
  formatDate,
  formatTime,
  shownWindow,
  twelveHour,
} from '../../../src-domain/scheduling/time-formats.ts'
import { clocksDiffer, zoneName } from '../../../src-domain/scheduling/zone-name.ts'

function at(iso: string) {
  return Date.parse(iso)
}

describe('What stands where the time of an order stands', () => {
  const tag = (reason: string | undefined) => scheduleText(reason === undefined ? {} : { reason })._tag

  it('SCHED-13 pickup-closed and delivery-closed: an empty date', () => {
    expect(['pickup-closed', 'delivery-closed'].map(tag)).to.deep.equal(['NoDate', 'NoDate'])
  })
  it('SCHED-14 dine-in and kiosk, closed or unavailable: dine in is unavailable', () => {
    const reasons = ['dinein-closed', 'dinein-unavailable', 'kiosk-closed', 'kiosk-unavailable']
    expect(new Set(reasons.map(tag))).to.deep.equal(new Set(['DineInUnavailable']))
  })
  it('SCHED-15 pickup-unavailable and delivery-unavailable: each its own', () => {
    expect(['pickup-unavailable', 'delivery-unavailable'].map(tag)).to.deep.equal([
      'PickupUnavailable',
      'DeliveryUnavailable',
    ])
  })
  it('SCHED-16 closed and unavailable: the location is closed', () => {
    expect(['closed', 'unavailable'].map(tag)).to.deep.equal(['LocationClosed', 'LocationClosed'])
  })
  it('SCHED-17 any other reason and none: as soon as possible, with the estimate when it is known', () => {
    expect(['items', 'order-minimum', 'something-new', undefined].map(tag)).to.deep.equal([
      'Asap',
      'Asap',
      'Asap',
      'Asap',
    ])
    expect(scheduleText({ serviceEstimate: 20 })).to.deep.equal({ _tag: 'Asap', serviceEstimate: 20 })
  })
  it('SCHED-25 a chosen time stands before every reason', () => {
    expect(scheduleText({ scheduledAt: 1_749_657_600, reason: 'closed' })).to.deep.equal({
      _tag: 'Scheduled',
      at: 1_749_657_600,
    })
  })
})

describe('How times are written', () => {
  it('SCHED-19 a delivery is a range of 15 minutes from its time, a pickup the time alone', () => {
    expect(shownWindow(1_749_657_600, 'delivery')).to.deep.equal([1_749_657_600, 1_749_657_600 + 900])
    expect(shownWindow(1_749_657_600, 'pickup')).to.deep.equal([1_749_657_600])
  })
  it('SCHED-21 on the twelve-hour clock, midnight and noon as 12', () => {
    expect([0, 59, 60, 719, 720, 780, 1439].map(twelveHour)).to.deep.equal([
      '12:00 AM',
      '12:59 AM',
      '1:00 AM',
      '11:59 AM',
      '12:00 PM',
      '1:00 PM',
      '11:59 PM',
    ])
  })
  it('SCHED-22 the names of the days, Sunday first', () => {
    expect(dayNames).to.deep.equal(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
    expect(formatDate({ year: 2025, month: 6, day: 15 })).to.equal('Sun, 6/15/2025')
  })
  it('SCHED-18, SCHED-24 in the location’s zone: the same moment is another day elsewhere', () => {
    const slot = { at: at('2025-06-12T04:30:00Z') / 1000, isAvailable: true }
    expect(nextAvailable(slot, 'America/New_York')).to.deep.equal({
      nextAvailableTime: '12:30 AM',
      nextAvailableDate: 'Thu, 6/12/2025',
      nextAvailableAt: slot.at,
    })
    expect(nextAvailable(slot, 'America/Los_Angeles')).to.deep.equal({
      nextAvailableTime: '9:30 PM',
      nextAvailableDate: 'Wed, 6/11/2025',
      nextAvailableAt: slot.at,
    })
    expect(formatTime(slot.at, 'Pacific/Honolulu')).to.equal('6:30 PM')
  })
})

describe('The names of the zones', () => {
  const [winter, summer] = [at('2026-01-15T12:00:00Z'), at('2026-07-15T12:00:00Z')]

  it('LOC-49 eight zones, standard and daylight', () => {
    const zones = {
      'America/New_York': 'Eastern',
      'America/Chicago': 'Central',
      'America/Denver': 'Mountain',
      'America/Phoenix': 'Arizona',
      'America/Los_Angeles': 'Pacific',
      'America/Anchorage': 'Alaska',
      'Pacific/Honolulu': 'Hawaii',
      'America/Puerto_Rico': 'Atlantic',
    }
    const still = ['Arizona', 'Hawaii', 'Atlantic']
    for (const [timeZone, zone] of Object.entries(zones)) {
      expect(zoneName(timeZone, winter), timeZone).to.deep.equal({ zone, form: 'standard' })
      expect(zoneName(timeZone, summer), timeZone).to.deep.equal({
        zone,
        form: still.includes(zone) ? 'standard' : 'daylight',
      })
    }
  })
  it('LOC-49 a zone is known by its clocks: other cities of the same zone, the Aleutians, and none abroad', () => {
    expect(zoneName('America/Detroit', winter)?.zone).to.equal('Eastern')
    expect(zoneName('America/Adak', summer)).to.deep.equal({ zone: 'Hawaii', form: 'daylight' })
    expect(zoneName('Europe/Berlin', winter)).to.equal(undefined)
    expect(zoneName('America/Sao_Paulo', winter)).to.equal(undefined)
  })
  it('LOC-49 clocks are compared at the moment in question: Phoenix goes with Denver in winter only', () => {
    expect(clocksDiffer('America/Phoenix', 'America/Denver', winter)).to.equal(false)
    expect(clocksDiffer('America/Phoenix', 'America/Denver', summer)).to.equal(true)
    expect(clocksDiffer('America/New_York', 'America/Detroit', summer)).to.equal(false)
  })
})
