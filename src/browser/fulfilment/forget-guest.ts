import type { SafeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { sessionKeys, storageKeys } from '../../../src-adapters/browser/storage-keys.ts'
import type { CheckoutForm } from '../../../src-domain/checkout/checkout-form.ts'
import { home, menuAddress } from '../../../src-domain/navigation/addresses.ts'
import type { Pause } from '../../../src-domain/time/clock.ts'
import type { OrderingCells } from '../../../src-ui/cart/ordering-app.ts'

export interface ForgetNeeds {
  readonly local: SafeStorage
  readonly tab: SafeStorage
  /** Ends the session with the server; what it thinks of it changes nothing. */
  readonly signOut: () => Promise<void>
  readonly pause: Pause
  /** The restaurant in which the device stands. */
  readonly slug: () => string | undefined
  /** A real navigation that leaves no way back. */
  readonly leave: (address: string) => void
}

/** Milliseconds for which the server may be told; what the device knows goes in any case. */
const patience = 1_000

/**
 * Everything that a guest left on a table's device is gone: order, packing, table, names, notes, session, the form of
 * the checkout, the last ticket, remembered addresses. Then the menu, at the table of the link that the device was
 * opened with. Never with a placement whose outcome is not known: that record is all that is left of a payment.
 */
export const forgetGuest = async ({ local, tab, signOut, pause, slug, leave }: ForgetNeeds): Promise<void> => {
  if (local.read(storageKeys.pendingPlacement) !== undefined) return
  const [place, table] = [slug(), tab.read(sessionKeys.tableLink)]
  await Promise.race([signOut(), pause.wait(patience)])
  local.clear()
  tab.clear()
  const menu = place === undefined ? home : menuAddress(place, 'kiosk')
  leave(table === undefined ? menu : `${menu}?table=${encodeURIComponent(table)}`)
}

/** Is anything of a guest on this device? An empty table's device is left alone. */
export const isGuestHere = (
  { order, patron, place }: Pick<OrderingCells, 'order' | 'patron' | 'place'>,
  form: CheckoutForm | undefined,
): boolean => {
  const { diningOption, items, packingItems, note } = order.current()
  if (diningOption !== 'kiosk') return false
  const isOrdering = items.length + packingItems.length > 0 || note !== ''
  return (
    isOrdering ||
    patron.current().patron !== undefined ||
    place.current()._tag !== 'Closed' ||
    form?.guest !== undefined
  )
}
