/** Changes of one order as they happen (an addition). A back end without events never calls `changed`. */
export interface OrderEvents {
  /**
   * Calls `changed` when the order of this token changed or a connection was made: a reason to look earlier, never the
   * change itself. Returns what closes the stream.
   */
  readonly watch: (token: string, changed: () => void) => () => void
}
