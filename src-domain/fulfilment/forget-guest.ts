import type { OrderInProgress } from '../cart/order-in-progress.ts'
import { home, menuAddress } from '../navigation/addresses.ts'
import type { Pause } from '../time/clock.ts'

/** What a guest leaves on a table's device. Never throws. */
export interface GuestTraces {
  readonly isPlacementPending: () => boolean
  /** The table of the link that the device was opened with. */
  readonly table: () => string | undefined
  /** Keeps only `menu`. Going back to a step of the forgotten order leads there. */
  readonly forget: (menu: string) => void
}

export interface ForgetGuestPorts {
  readonly traces: GuestTraces
  /** Ends the session with the server; what it thinks of it changes nothing. */
  readonly signOut: () => Promise<void>
  readonly pause: Pause
  /** The restaurant in which the device stands. */
  readonly slug: () => string | undefined
  /** A real navigation that leaves no way back. */
  readonly leave: (address: string) => void
}

/** Milliseconds for which the server may be told; what the device knows goes in any case. */
const timeout = 1_000

/**
 * Everything that a guest left on a table's device is gone: order, packing, table, names, notes, session, the form of
 * the checkout, the last ticket, remembered addresses. Then the menu, at the table of the link that the device was
 * opened with. Never with a placement whose outcome is not known: that record is all that is left of a payment.
 */
export async function forgetGuest({ traces, signOut, pause, slug, leave }: ForgetGuestPorts): Promise<void> {
  if (traces.isPlacementPending()) return
  const [location, table] = [slug(), traces.table()]
  await Promise.race([signOut(), pause.wait(timeout)])
  const menu = location === undefined ? home : menuAddress(location, 'kiosk')
  const atTable = table === undefined ? menu : `${menu}?table=${encodeURIComponent(table)}`
  traces.forget(atTable)
  leave(atTable)
}

export interface GuestSigns {
  readonly order: OrderInProgress
  readonly isSignedIn: boolean
  /** Something is open over the menu. */
  readonly isReading: boolean
  readonly hasGivenNames: boolean
}

/** Is anything of a guest on this device? An empty table's device is left alone. */
export function isGuestHere({ order, isSignedIn, isReading, hasGivenNames }: GuestSigns): boolean {
  const { diningOption, items, packingItems, note } = order
  if (diningOption !== 'kiosk') return false
  return items.length + packingItems.length > 0 || note !== '' || isSignedIn || isReading || hasGivenNames
}
