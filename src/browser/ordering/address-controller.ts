import { map } from 'rxjs'
import { type DeliveryAddressPorts, deliveryAddress } from '../../../src-domain/checkout/delivery-address.ts'
import { type AddressEntry, emptyEntry, typedIn } from '../../../src-domain/location/address-entry.ts'
import { searchTyped } from '../../../src-ui/location/search-typed.ts'
import type { AddressController } from '../../../src-ui/ordering/address-controller.ts'
import { cell } from '../../../src-ui/state/cell.ts'

/** Makes a controller for each opening of the address sheet; `wanted`: the restaurant whose sheet it is. */
export function addressControllers(ports: Omit<DeliveryAddressPorts, 'wanted' | 'entry'>) {
  return (wanted: string | undefined): AddressController => {
    const entry = cell<AddressEntry>(emptyEntry)
    const controller = deliveryAddress({ ...ports, wanted, entry })
    searchTyped(entry.changes.pipe(map(typedIn)), controller.search, ports.pause).subscribe()
    return { ...controller, entry }
  }
}
