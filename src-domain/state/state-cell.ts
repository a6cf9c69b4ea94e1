/** A value that use cases read and change. Implemented with a stream in `src-ui/state`; the domain sees only this. */
export interface StateCell<S> {
  readonly current: () => S
  /** The change sees the newest value and is applied at once. */
  readonly update: (change: (now: S) => S) => void
}
