/** A vendor's clock, which only the test moves. */
export interface HeldClock {
  readonly now: () => number
  readonly advance: (milliseconds: number) => void
}

export function heldClock(start = Date.UTC(2026, 10, 22, 18, 0, 0)): HeldClock {
  let now = start
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds
    },
  }
}

export const aMinute = 60_000
export const anHour = 60 * aMinute
export const aDay = 24 * anHour
