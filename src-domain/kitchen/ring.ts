export type RingPattern = 'new-order' | 'cancelled-order'

/** The sound of a board. Browsers allow it only after a tap, and may take it back after sleep. */
export interface Ring {
  /** Asks the browser for sound; call it while a tap is handled. Resolves to whether sound is allowed. */
  readonly unlock: () => Promise<boolean>
  readonly isAllowed: () => boolean
  /** Plays a pattern once; silent while sound is not allowed. */
  readonly play: (pattern: RingPattern) => void
  /** Calls `listen` when the browser allows or stops sound. Returns an unsubscribe function. */
  readonly onChange: (listen: () => void) => () => void
}
