import { map } from 'rxjs'
import { typedText } from '../../../src-domain/address/address-search.ts'
import {
  type ChooseRestaurant,
  type ChooseRestaurantPorts,
  chooseRestaurant,
} from '../../../src-domain/location/choose-restaurant.ts'
import type { LocationChooser } from '../../../src-domain/location/location-chooser.ts'
import type { Pause } from '../../../src-domain/time/clock.ts'
import { searchTyped } from '../../../src-ui/location/search-typed.ts'
import type { WatchableCell } from '../../../src-ui/state/cell.ts'

export interface ChooserNeeds extends ChooseRestaurantPorts {
  readonly chooser: WatchableCell<LocationChooser>
  readonly pause: Pause
}

/** The chooser of restaurants, with the search under its field. To be called once. */
export function chooserController(needs: ChooserNeeds): ChooseRestaurant {
  const controller = chooseRestaurant(needs)
  const texts = needs.chooser.changes.pipe(map(({ search }) => typedText(search)))
  searchTyped(texts, controller.search, needs.pause).subscribe()
  return controller
}
