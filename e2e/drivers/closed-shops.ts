import { openFromHour } from './changed-brands.ts'

type Location = Readonly<Record<string, unknown>>

const zoneOf = (location: Location) => String(location['timeZone'])

/** Closed until the next day at the latest: what the hours of the whole week make of the hour that it is. */
export const closedNow = (location: Location): Location => ({
  ...location,
  hours: openFromHour(zoneOf(location), -3, -1),
})

/** Closed for two hours more. */
export const openLater = (location: Location): Location => ({
  ...location,
  hours: openFromHour(zoneOf(location), 2, 5),
})

/** Closed, and nobody knows until when. */
export const closedForGood = (location: Location): Location => ({
  ...location,
  hours: [],
})
