/** A device's memory over a reload: ids of locations and orders, no personal data. */
export interface BoardMemory {
  /** The location that staff chose last. */
  readonly location: () => string | undefined
  readonly keepLocation: (locationId: string) => void
  /** Ids of a location's new orders that staff touched, which do not ring again. */
  readonly touched: (locationId: string) => readonly string[]
  readonly keepTouched: (locationId: string, orderIds: readonly string[]) => void
  /** Called when a member signs out. */
  readonly forget: () => void
}
