/** The restaurant's own driver, as typed by staff. */
export interface Driver {
  readonly name: string
  /** E.164, or empty. */
  readonly phone: string
}
