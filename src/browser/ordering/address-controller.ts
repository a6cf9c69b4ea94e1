import { type DeliveryAddressPorts, deliveryAddress } from '../../../src-domain/checkout/delivery-address.ts'
import { type AddressEntry, emptyEntry } from '../../../src-domain/location/address-entry.ts'
import type { AddressController } from '../../../src-ui/location/address-controller.ts'
import { cell } from '../../../src-ui/state/cell.ts'

/** Makes a controller for each opening of the address sheet; `wanted`: the restaurant whose sheet it is. */
export function addressControllers(ports: Omit<DeliveryAddressPorts, 'wanted' | 'entry'>) {
  return (wanted: string | undefined): AddressController => {
    const entry = cell<AddressEntry>(emptyEntry)
    return { ...deliveryAddress({ ...ports, wanted, entry }), entry }
  }
}
