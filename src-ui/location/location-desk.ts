import type { ChooserOption } from '../../src-domain/location/chooser-tabs.ts'
import type { FindLocations } from '../../src-domain/location/find-locations.ts'
import type { Location } from '../../src-domain/location/location.ts'

/** What the location chooser may ask for. */
export interface LocationDesk extends FindLocations {
  /** The order is for this restaurant and this way from now on, and its menu is shown (LOC-11, CART-20). */
  readonly choose: (location: Location, type: ChooserOption) => Promise<void>
}
