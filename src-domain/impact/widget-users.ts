/** The charity's user id on this device, after a first choice (IMPACT-07). */
export interface WidgetUsers {
  readonly known: () => string | undefined
  /** Creates and stores an id if needed; works without storage. */
  readonly remembered: () => string
}
