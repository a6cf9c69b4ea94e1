/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = number

/** The present, handed in: rules never read a clock themselves. */
export interface Clock {
  readonly now: () => Instant
}

/** Waiting, handed in, so that a machine that polls can be replayed without time passing. */
export interface Pause {
  readonly wait: (milliseconds: number) => Promise<void>
}

/** Random version-4 UUIDs (CART-17). */
export interface Ids {
  readonly uuid: () => string
}
