import type { Clock } from '../../src-domain/time/clock.ts'

/** Milliseconds of ignored difference: `Date` headers have whole seconds, and responses take time. */
const tolerance = 60_000

export interface CorrectedClock extends Clock {
  /** Takes the `Date` header of a fresh response, never of a cached one. */
  readonly hear: (date: string | undefined) => void
}

/** The device's clock, corrected by the server's date: for offered times, not for durations or stored times. */
export function correctedClock(own: Clock): CorrectedClock {
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
