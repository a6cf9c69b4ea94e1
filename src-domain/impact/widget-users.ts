/** Whom the charity service knows this device's customer as: somebody who chose a nonprofit here before (IMPACT-07). */
export interface WidgetUsers {
  readonly known: () => string | undefined
  /** The known one, or a new one, which is known from now on as far as the device keeps anything. */
  readonly remembered: () => string
}
