/** Network status of the device. `true` may be wrong; `false` is certain. */
export interface Connection {
  readonly isOnline: () => boolean
  /** Returns an unsubscribe function. */
  readonly onChange: (listen: () => void) => () => void
}
