import { openFromHour } from './changed-brands.ts'

type Location = Readonly<Record<string, unknown>>

/** Closed until the next day at the latest: what the hours of the whole week make of the hour that it is. */
export function closedNow(location: Location): Location {
  return {
    ...location,
    hours: openFromHour(zoneOf(location), -3, -1),
  }
}

/** Closed, and nobody knows until when. */
export function closedForGood(location: Location): Location {
  return {
    ...location,
    hours: [],
  }
}

function zoneOf(location: Location) {
  return String(location['timeZone'])
}
