import type { Instant } from '../time/clock.ts'
import { isLater, isOver, type Tracking } from './tracking.ts'

/** Milliseconds (CONF-07). */
export const trackingInterval = 30_000
/** Milliseconds. Limits the wait that a server may request. */
const longestInterval = 300_000

/**
 * Polling of a delivery (CONF-07): stops at an end, never goes backwards, pauses while the page is hidden, and survives
 * failures.
 */
export interface TrackingWatch {
  readonly _tag: 'Watching' | 'Resting' | 'Ended'
  readonly last?: Tracking
  /** Time of the last answer, even if nothing moved. */
  readonly heardAt?: Instant
  /** Number of the current poll. Events of earlier polls are ignored. */
  readonly look: number
}

export type TrackingEvent =
  | { readonly _tag: 'Began' }
  | { readonly _tag: 'Answered'; readonly look: number; readonly tracking: Tracking; readonly at: Instant }
  /** `comeBackIn`: milliseconds to wait, as the server asked. */
  | { readonly _tag: 'Failed'; readonly look: number; readonly comeBackIn?: number | undefined }
  | { readonly _tag: 'Waited'; readonly look: number }
  | { readonly _tag: 'Hidden' }
  | { readonly _tag: 'Shown' }
  | { readonly _tag: 'Reconnected' }
  | { readonly _tag: 'Stopped' }

export type TrackingCommand =
  | { readonly _tag: 'Ask'; readonly look: number }
  | { readonly _tag: 'Wait'; readonly look: number; readonly milliseconds: number }

export interface TrackingStep {
  readonly state: TrackingWatch
  readonly commands: readonly TrackingCommand[]
}

export const noTracking: TrackingWatch = { _tag: 'Resting', look: 0 }

export function stepTracking(state: TrackingWatch, event: TrackingEvent): TrackingStep {
  if (state._tag === 'Ended') return stay(state)
  switch (event._tag) {
    case 'Began':
    case 'Shown':
      return state._tag === 'Resting' ? lookAgain(state) : stay(state)
    case 'Reconnected':
      return state._tag === 'Watching' ? lookAgain(state) : stay(state)
    case 'Hidden':
      return stay({ ...state, _tag: 'Resting' })
    case 'Stopped':
      return stay({ ...state, _tag: 'Ended' })
    case 'Answered':
      return event.look === state.look ? answered(state, event) : stay(state)
    case 'Failed':
      return event.look === state.look ? waitFrom(state, event.comeBackIn) : stay(state)
    case 'Waited':
      return event.look === state.look && state._tag === 'Watching' ? lookAgain(state) : stay(state)
  }
}

function stay(state: TrackingWatch): TrackingStep {
  return { state, commands: [] }
}

function lookAgain(state: TrackingWatch): TrackingStep {
  const look = state.look + 1
  return { state: { ...state, _tag: 'Watching', look }, commands: [{ _tag: 'Ask', look }] }
}

function waitFrom(state: TrackingWatch, comeBackIn = 0): TrackingStep {
  const milliseconds = Math.max(trackingInterval, Math.min(comeBackIn, longestInterval))
  return { state, commands: state._tag === 'Watching' ? [{ _tag: 'Wait', look: state.look, milliseconds }] : [] }
}

function answered(state: TrackingWatch, { tracking, at }: Extract<TrackingEvent, { _tag: 'Answered' }>): TrackingStep {
  if (state.last !== undefined && !isLater(state.last, tracking)) return waitFrom(state)
  const known: TrackingWatch = { ...state, last: tracking, heardAt: at }
  return isOver(tracking) ? stay({ ...known, _tag: 'Ended' }) : waitFrom(known)
}
