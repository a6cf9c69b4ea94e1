/**
 * The device's own word on whether it has a network. It may believe in one that leads nowhere; where it says that there
 * is none, nothing can be sent.
 */
export interface Connection {
  readonly isOnline: () => boolean
  /** Told after each change. Answers its own undoing. */
  readonly onChange: (listen: () => void) => () => void
}
