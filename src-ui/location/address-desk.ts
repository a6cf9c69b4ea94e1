import type { Patron } from '../../src-domain/account/patron.ts'
import type { Address } from '../../src-domain/address/address.ts'
import type { AddressEntry } from '../../src-domain/location/address-entry.ts'
import type { EnterAddress } from '../../src-domain/location/enter-address.ts'
import type { Location } from '../../src-domain/location/location.ts'
import type { WatchableCell } from '../state/cell.ts'

/** What the address sheet works with: one entry from its opening to its end. */
export interface AddressDesk extends EnterAddress {
  readonly entry: WatchableCell<AddressEntry>
  /** LOC-35, the latest first. */
  readonly recent: (patron: Patron | undefined) => readonly Address[]
  /** For whoever brings it (LOC-45): what is kept with the order once the address is. */
  readonly notes: () => string
  readonly writeNotes: (text: string) => void
  /** Begins with the address that the order has. */
  readonly begin: () => void
  /** The address is kept, and the restaurants that deliver there are looked through. */
  readonly chooseAmong: () => void
  /** Another restaurant brings the food to the address that was entered. */
  readonly deliverFrom: (location: Location) => void
  /** The food is fetched instead. */
  readonly pickUpAt: (location: Location) => void
}
