/** Changes of one order as they happen (our addition). With a back end without events, `changed` is never called. */
export interface OrderEvents {
  /**
   * Calls `changed` after a change of this token's order or a reconnect. The caller then fetches the order; the event
   * has none of it. Returns a function that closes the stream.
   */
  readonly watch: (token: string, changed: () => void) => () => void
}
