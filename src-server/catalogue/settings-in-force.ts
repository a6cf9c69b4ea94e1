import type { Instant } from '../../src-domain/time/clock.ts'
import { locationInForce, termsInForce } from '../../src-domain/today/location-in-force.ts'
import { changesInForce, noChanges, type TodaysChanges } from '../../src-domain/today/todays-changes.ts'
import type { LocationSettings } from '../store/rows/location-settings.ts'

const unchanged = JSON.stringify(noChanges)

/** Settings with the changes in force at a time, and a version of these changes. */
export function settingsInForce(
  settings: LocationSettings,
  changes: TodaysChanges,
  now: Instant,
): { readonly settings: LocationSettings; readonly changesVersion: string } {
  const inForce = changesInForce(changes, now)
  const version = JSON.stringify(inForce)
  if (version === unchanged) return { settings, changesVersion: '' }
  return {
    settings: {
      ...settings,
      location: locationInForce(settings.location, inForce),
      schedule: termsInForce(settings.schedule, inForce),
    },
    changesVersion: version,
  }
}
