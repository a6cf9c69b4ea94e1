import { left, right } from 'fp-ts/lib/Either.js'
import type { Whereabouts } from '../../src-domain/location/whereabouts.ts'

/** Milliseconds. A nearby restaurant needs no precise position. */
const timeout = 10_000
const longestPositionAge = 300_000
const denied = 1

/** The browser asks the customer. Geolocation is absent in insecure contexts. */
export function browserWhereabouts(find: () => Geolocation | undefined): Whereabouts {
  return {
    here: () =>
      new Promise((resolve) => {
        const geolocation = find()
        if (geolocation === undefined) return resolve(left({ _tag: 'Unknown' }))
        geolocation.getCurrentPosition(
          ({ coords }) => resolve(right({ lat: coords.latitude, long: coords.longitude })),
          ({ code }) => resolve(left({ _tag: code === denied ? 'Denied' : 'Unknown' })),
          { enableHighAccuracy: false, timeout, maximumAge: longestPositionAge },
        )
      }),
  }
}
