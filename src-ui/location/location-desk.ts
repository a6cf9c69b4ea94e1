import type { FindLocations } from '../../src-domain/location/find-locations.ts'
import type { Location } from '../../src-domain/location/location.ts'

/** What the location chooser may ask for. */
export interface LocationDesk extends FindLocations {
  /** The order is for this restaurant from now on, in the way of the open tab, and its menu is shown (LOC-11, CART-20). */
  readonly choose: (location: Location) => Promise<void>
}
