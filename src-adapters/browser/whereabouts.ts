import type { Whereabouts } from '../../src-domain/location/whereabouts.ts'

/** Milliseconds. A restaurant is near enough when it is near within a street, so nothing precise is asked for. */
const patience = 10_000
const freshEnough = 300_000
const denied = 1

/** The browser's geolocation; it asks the customer itself. Absent in a page that is not secure. */
export const browserWhereabouts = (find: () => Geolocation | undefined): Whereabouts => ({
  here: () =>
    new Promise((resolve) => {
      const geolocation = find()
      if (geolocation === undefined) return resolve({ _tag: 'Unknown' })
      geolocation.getCurrentPosition(
        ({ coords }) => resolve({ _tag: 'Here', point: { lat: coords.latitude, long: coords.longitude } }),
        ({ code }) => resolve({ _tag: code === denied ? 'Denied' : 'Unknown' }),
        { enableHighAccuracy: false, timeout: patience, maximumAge: freshEnough },
      )
    }),
})
