import { openFromHour } from './changed-brands.ts'

type Location = Readonly<Record<string, unknown>>

export function closedNow(location: Location): Location {
  return {
    ...location,
    hours: openFromHour(zoneOf(location), -3, -1),
  }
}

export function closedForGood(location: Location): Location {
  return {
    ...location,
    hours: [],
  }
}

function zoneOf(location: Location) {
  return String(location['timeZone'])
}
