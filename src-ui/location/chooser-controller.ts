import { map } from 'rxjs'
import { typedText } from '../../src-domain/address/address-search.ts'
import {
  type ChooseRestaurant,
  type ChooseRestaurantPorts,
  chooseRestaurant,
} from '../../src-domain/location/choose-restaurant.ts'
import type { LocationChooser } from '../../src-domain/location/location-chooser.ts'
import type { Pause } from '../../src-domain/time/clock.ts'
import type { WatchableCell } from '../state/cell.ts'
import { liveSearch } from './live-search.ts'

export interface ChooserPorts extends ChooseRestaurantPorts {
  readonly chooser: WatchableCell<LocationChooser>
  readonly pause: Pause
}

/** Call it once. */
export function chooserController(ports: ChooserPorts): ChooseRestaurant {
  const controller = chooseRestaurant(ports)
  const texts = ports.chooser.changes.pipe(map(({ search }) => typedText(search)))
  liveSearch(texts, controller.search, ports.pause).subscribe()
  return controller
}
