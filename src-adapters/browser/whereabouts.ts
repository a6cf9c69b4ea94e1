import { left, right } from 'fp-ts/lib/Either.js'
import type { Whereabouts } from '../../src-domain/location/whereabouts.ts'

/** Milliseconds. A restaurant is near enough when it is near within a street, so nothing precise is asked for. */
const timeout = 10_000
const freshEnough = 300_000
const denied = 1

/** The browser's geolocation; it asks the customer itself. Absent in a page that is not secure. */
export function browserWhereabouts(find: () => Geolocation | undefined): Whereabouts {
  return {
    here: () =>
      new Promise((resolve) => {
        const geolocation = find()
        if (geolocation === undefined) return resolve(left({ _tag: 'Unknown' }))
        geolocation.getCurrentPosition(
          ({ coords }) => resolve(right({ lat: coords.latitude, long: coords.longitude })),
          ({ code }) => resolve(left({ _tag: code === denied ? 'Denied' : 'Unknown' })),
          { enableHighAccuracy: false, timeout, maximumAge: freshEnough },
        )
      }),
  }
}
