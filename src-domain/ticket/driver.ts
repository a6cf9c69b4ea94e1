/** The restaurant's own driver, as typed by staff. */
export interface Driver {
  readonly name: string
  /** E.164, or empty. */
  readonly phone: string
  /** As its country writes it; absent: the format of LOC-50. */
  readonly displayedPhone?: string
}
