import type { Clock } from '../../src-domain/time/clock.ts'

/** Milliseconds of tolerated clock error: responses take time, and their dates are whole seconds. */
const tolerance = 60_000

/** A clock that adjusts to the server's time. */
export interface HeardClock extends Clock {
  /** The date of a fresh response, never of a cached one. */
  readonly hear: (date: string | undefined) => void
}

/**
 * The device's clock, corrected by the server's latest date; use it for offered times. Not for durations, nor for
 * comparison with times this device stored.
 */
export function heardClock(own: Clock): HeardClock {
  let ahead = 0
  return {
    now: () => own.now() - ahead,
    hear: (date) => {
      const said = Date.parse(date ?? '')
      if (Number.isNaN(said)) return
      const by = own.now() - said
      ahead = Math.abs(by) > tolerance ? by : 0
    },
  }
}
