/** Mutable state that use cases share. `src-ui/state` implements it with a stream. */
export interface StateCell<S> {
  readonly current: () => S
  /** Applies the change to the newest value at once. */
  readonly update: (change: (now: S) => S) => void
}
