import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { type OpenState, openState } from '../../src-domain/location/open-state.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { LocationSettings } from '../store/rows/location-settings.ts'

interface Remembered {
  readonly state: OpenState
  readonly from: Instant
  readonly to: Instant
}

const remembered = new WeakMap<LocationSettings, Map<DiningOption, Remembered>>()
const day = 86_400_000

export function openStateNow(settings: LocationSettings, option: DiningOption, now: Instant): OpenState {
  const states = remembered.get(settings) ?? new Map<DiningOption, Remembered>()
  remembered.set(settings, states)
  const known = states.get(option)
  if (known !== undefined && now >= known.from && now < known.to) return known.state
  const state = openState(settings.location, option, now)
  states.set(option, { state, from: now, to: changesAt(state) ?? now + day })
  return state
}

function changesAt(state: OpenState): Instant | undefined {
  return state._tag === 'Open' ? state.until : state.opensAt
}
