import type { DeliveryAddress } from '../../src-domain/checkout/delivery-address.ts'
import type { AddressEntry } from '../../src-domain/location/address-entry.ts'
import type { WatchableCell } from '../state/cell.ts'

/** What the address sheet works with: one entry from its opening to its end. */
export interface AddressController extends DeliveryAddress {
  readonly entry: WatchableCell<AddressEntry>
}
