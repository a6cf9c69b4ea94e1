import type { Clock } from '../../src-domain/time/clock.ts'

/** Milliseconds that a device's clock may be off: an answer takes its time, and names whole seconds. */
const tolerance = 60_000

/** A clock that hears what the server says of the time. */
export interface HeardClock extends Clock {
  /** Of an answer that was made just now, and of none that lay in a cache. */
  readonly hear: (date: string | undefined) => void
}

/**
 * The clock by which times are offered: the device's own, set right by what the server last said of the time. Not for
 * how long something takes, and not for what is compared with a time that this device wrote down.
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
