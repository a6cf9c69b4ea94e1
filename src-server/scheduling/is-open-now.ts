import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { type OpenState, openState } from '../../src-domain/location/open-state.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { LocationSettings } from '../store/rows/location-settings.ts'

interface Remembered {
  readonly isOpen: boolean
  readonly from: Instant
  /** The answer may change here. */
  readonly to: Instant
}

const remembered = new WeakMap<LocationSettings, Map<DiningOption, Remembered>>()
const week = 7 * 86_400_000

/** Open for this kind of order? Worked out once per change of the door's sign and not once per order. */
export function isOpenNow(settings: LocationSettings, option: DiningOption, now: Instant): boolean {
  const states = remembered.get(settings) ?? new Map<DiningOption, Remembered>()
  remembered.set(settings, states)
  const known = states.get(option)
  if (known !== undefined && now >= known.from && now < known.to) return known.isOpen
  const state = openState(settings.location, option, now)
  const isOpen = state._tag === 'Open'
  states.set(option, { isOpen, from: now, to: changesAt(state) ?? now + week })
  return isOpen
}

function changesAt(state: OpenState): Instant | undefined {
  return state._tag === 'Open' ? state.until : state.opensAt
}
