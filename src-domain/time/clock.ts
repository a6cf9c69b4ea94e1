/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = number

/** Rules never read the system clock. */
export interface Clock {
  readonly now: () => Instant
}

/** Injected, so that tests of polling need no real time. */
export interface Pause {
  readonly wait: (milliseconds: number) => Promise<void>
}

/** Random version-4 UUIDs (CART-17). */
export interface Ids {
  readonly uuid: () => string
}
