import { pipe } from 'fp-ts/lib/function.js'
import type { Address } from '../address/address.ts'
import type { OrderChange } from './change-lines.ts'
import { chooseDiningOption, chooseLocation, setAddress, setDeliveryNotes } from './change-terms.ts'
import type { OrderLocation } from './order-in-progress.ts'

export interface DeliveryDestination {
  readonly address: Address
  readonly notes: string
  /** The restaurant that brings it; absent: the order's own, or none yet. */
  readonly from?: OrderLocation | undefined
}

/**
 * The order is a delivery to this address. The restaurant first: whatever was agreed with another one goes, and these
 * notes were written for this one.
 */
export function deliverTo({ address, notes, from }: DeliveryDestination, key: string): OrderChange {
  return (order) =>
    pipe(
      from === undefined ? order : chooseLocation(locationOf(from), key)(order),
      chooseDiningOption('delivery', key),
      setAddress(address, key),
      setDeliveryNotes(notes.trim(), key),
    )
}

/** What an order keeps of its restaurant, whatever else is known of it. */
function locationOf({ id, slug, name, timeZone }: OrderLocation): OrderLocation {
  return { id, slug, name, timeZone }
}
