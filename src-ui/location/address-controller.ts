import { map } from 'rxjs'
import { type DeliveryAddressPorts, deliveryAddress } from '../../src-domain/checkout/delivery-address.ts'
import { type AddressEntry, emptyEntry, typedIn } from '../../src-domain/location/address-entry.ts'
import type { AddressController } from '../ordering/ordering-app.ts'
import { cell } from '../state/cell.ts'
import { liveSearch } from './live-search.ts'

/** Creates a controller per opening of the address sheet. `wanted`: slug of the restaurant to deliver. */
export function addressControllers(ports: Omit<DeliveryAddressPorts, 'wanted' | 'entry'>) {
  return (wanted: string | undefined): AddressController => {
    const entry = cell<AddressEntry>(emptyEntry)
    const controller = deliveryAddress({ ...ports, wanted, entry })
    liveSearch(entry.changes.pipe(map(typedIn)), controller.search, ports.pause).subscribe()
    return { ...controller, entry }
  }
}
