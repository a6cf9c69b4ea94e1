/** The charity service's user of this device, if a nonprofit was chosen here before (IMPACT-07). */
export interface WidgetUsers {
  readonly known: () => string | undefined
  /** The stored user, or a new one that is stored if the device allows storage. */
  readonly remembered: () => string
}
