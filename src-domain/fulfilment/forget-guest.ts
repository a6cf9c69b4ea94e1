import type { OrderInProgress } from '../cart/order-in-progress.ts'
import { home, menuAddress } from '../navigation/addresses.ts'
import type { Pause } from '../time/clock.ts'

/** A guest's data on a kiosk. Never throws. */
export interface GuestTraces {
  readonly isPlacementPending: () => boolean
  /** The table of the link that opened the kiosk. */
  readonly table: () => string | undefined
  /** Deletes the guest's data. Going back to a step of the order then opens `menu`. */
  readonly forget: (menu: string) => void
}

export interface ForgetGuestPorts {
  readonly traces: GuestTraces
  /** Callers ignore the result. */
  readonly signOut: () => Promise<void>
  readonly pause: Pause
  readonly slug: () => string | undefined
  /** Full navigation that replaces the history entry. */
  readonly leave: (address: string) => void
}

/** Milliseconds to wait for the server. Local data is deleted even without an answer. */
const timeout = 1_000

/**
 * Deletes everything of the guest from the kiosk and opens the menu at the linked table. Does nothing while a placement
 * is pending, because its record is the only trace of a payment.
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
  /** A sheet is open over the menu. */
  readonly isReading: boolean
  readonly hasGivenNames: boolean
}

export function isGuestHere({ order, isSignedIn, isReading, hasGivenNames }: GuestSigns): boolean {
  const { diningOption, items, packingItems, note } = order
  if (diningOption !== 'kiosk') return false
  return items.length + packingItems.length > 0 || note !== '' || isSignedIn || isReading || hasGivenNames
}
