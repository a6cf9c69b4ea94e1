export type RingPattern = 'new-order' | 'cancelled-order'

/** The board's sound. Browsers allow it only after a tap, and may block it again after sleep. */
export interface Ring {
  /** Asks the browser to allow sound. Call it inside a tap handler. Resolves to whether sound is allowed. */
  readonly unlock: () => Promise<boolean>
  readonly isAllowed: () => boolean
  /** Plays a pattern once. Does nothing while the browser blocks sound. */
  readonly play: (pattern: RingPattern) => void
  /** Calls `listen` when the browser allows or blocks sound. Returns an unsubscribe function. */
  readonly onChange: (listen: () => void) => () => void
}
