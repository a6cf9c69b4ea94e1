import { instantOfWall, offsetMinutes, wallTimeAt } from '../location/wall-clock.ts'
import type { Instant } from '../time/clock.ts'

export type NamedZone = 'Eastern' | 'Central' | 'Mountain' | 'Arizona' | 'Pacific' | 'Alaska' | 'Hawaii' | 'Atlantic'

export interface ZoneName {
  readonly zone: NamedZone
  readonly form: 'standard' | 'daylight'
}

interface Offsets {
  /** Minutes east of UTC in January and July. */
  readonly winter: number
  readonly summer: number
}

const clocks: readonly (Offsets & { readonly zone: NamedZone })[] = [
  { zone: 'Eastern', winter: -300, summer: -240 },
  { zone: 'Central', winter: -360, summer: -300 },
  { zone: 'Mountain', winter: -420, summer: -360 },
  { zone: 'Arizona', winter: -420, summer: -420 },
  { zone: 'Pacific', winter: -480, summer: -420 },
  { zone: 'Alaska', winter: -540, summer: -480 },
  { zone: 'Hawaii', winter: -600, summer: -600 },
  // The Aleutians have daylight saving, Hawaii does not.
  { zone: 'Hawaii', winter: -600, summer: -540 },
  { zone: 'Atlantic', winter: -240, summer: -240 },
]
const american = /^(?:America|US|Pacific\/Honolulu|Navajo)/

/**
 * American name of a zone (LOC-49), by its offsets instead of its city: America/Detroit is Eastern, Navajo is Mountain.
 * Undefined for other zones.
 */
export function zoneName(timeZone: string, at: Instant): ZoneName | undefined {
  if (!american.test(timeZone)) return undefined
  const { year } = wallTimeAt(at, timeZone)
  const offsetIn = (month: number) => offsetMinutes(timeZone, instantOfWall({ year, month, day: 1 }, 0, 720, timeZone))
  const [winter, summer] = [offsetIn(1), offsetIn(7)]
  const known = clocks.find((one) => one.winter === winter && one.summer === summer)
  if (known === undefined) return undefined
  return { zone: known.zone, form: offsetMinutes(timeZone, at) === winter ? 'standard' : 'daylight' }
}

/** True if the UI must name the restaurant's zone. */
export function clocksDiffer(one: string, other: string, at: Instant): boolean {
  return one !== other && offsetMinutes(one, at) !== offsetMinutes(other, at)
}
