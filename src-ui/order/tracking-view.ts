import { distanceInMiles } from '../../src-domain/address/distance.ts'
import type { Country } from '../../src-domain/brand/country.ts'
import { distanceText } from '../../src-domain/location/distance-text.ts'
import { isZoneKnown } from '../../src-domain/location/wall-clock.ts'
import { isKnownStatus, isOver, type Tracking } from '../../src-domain/ticket/tracking.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Words } from '../messages/words-context.tsx'
import { browserZone } from '../scheduling/browser-zone.ts'
import { timeWords } from '../scheduling/next-time-words.ts'

export interface TrackingView {
  readonly status: string
  /** "Arriving around 7:40 PM". */
  readonly expected: string | undefined
  /** "As of 7:21 PM". */
  readonly heard: string | undefined
  /** Distance from courier to customer, for customers who cannot see the map. */
  readonly away: string | undefined
  readonly hasMap: boolean
  /** True if the status tells the customer to call the restaurant. */
  readonly asksRestaurant: boolean
}

const mile = 0.1

/** Delivery tracking (CONF-08). */
export function trackingView(
  tracking: Tracking,
  heardAt: Instant | undefined,
  timeZone: string | undefined,
  country: Country,
  words: Words['order'],
  times: Words['times'],
): TrackingView {
  const { status, origin, destination, driver, estimatedDropoffTime: time } = tracking
  const instant = time === undefined ? Number.NaN : Date.parse(time)
  // Falls back to the customer's time zone.
  const zone = timeZone !== undefined && isZoneKnown(timeZone) ? timeZone : browserZone()
  const miles = driver === undefined || destination === undefined ? undefined : distanceInMiles(driver, destination)
  return {
    status: isKnownStatus(status) ? words.tracking.status[status] : status,
    expected:
      Number.isNaN(instant) || isOver(tracking)
        ? undefined
        : words.tracking.expected({ time: timeWords(times, instant / 1000, zone) }),
    heard:
      heardAt === undefined || isOver(tracking)
        ? undefined
        : words.tracking.heard({ time: timeWords(times, heardAt / 1000, zone) }),
    away:
      miles === undefined
        ? undefined
        : miles < mile
          ? words.tracking.near
          : courierDistanceWords(words.tracking, miles, country),
    hasMap: !isOver(tracking) && (origin !== undefined || destination !== undefined || driver !== undefined),
    asksRestaurant: asksRestaurant(tracking),
  }
}

function asksRestaurant({ status }: Tracking): boolean {
  return status === 'canceled' || status === 'returned'
}

function courierDistanceWords(
  { away, kilometresAway }: Words['order']['tracking'],
  miles: number,
  country: Country,
): string {
  const told = distanceText(miles, country)
  return told._tag === 'Miles' ? away(told) : kilometresAway(told)
}
