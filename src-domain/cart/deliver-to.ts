import { pipe } from 'fp-ts/lib/function.js'
import type { Address } from '../address/address.ts'
import type { OrderChange } from './change-lines.ts'
import { chooseDiningOption, chooseLocation, setAddress, setDeliveryNotes } from './change-terms.ts'
import type { OrderLocation } from './order-in-progress.ts'

export interface DeliveryDestination {
  readonly address: Address
  readonly notes: string
  /** Absent: the order keeps its restaurant, or has none yet. */
  readonly from?: OrderLocation | undefined
}

/** Sets the restaurant first, because changing it clears the notes. */
export function deliverTo({ address, notes, from }: DeliveryDestination, key: string): OrderChange {
  return (order) =>
    pipe(
      from === undefined ? order : chooseLocation(locationOf(from), key)(order),
      chooseDiningOption('delivery', key),
      setAddress(address, key),
      setDeliveryNotes(notes.trim(), key),
    )
}

function locationOf({ id, slug, name, timeZone }: OrderLocation): OrderLocation {
  return { id, slug, name, timeZone }
}
