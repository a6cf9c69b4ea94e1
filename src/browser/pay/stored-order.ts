import { isVisitStart } from '../../../src-adapters/browser/is-visit-start.ts'
import { isCartDue, storageAtStart } from '../../../src-adapters/browser/storage-at-start.ts'
import { appVersion } from '../../../src-contract/call/common-headers.ts'
import { withKeptForm } from '../../../src-domain/checkout/change-checkout.ts'
import { keepCheckout } from '../../../src-domain/checkout/keep-checkout.ts'
import { staleOrderOf } from '../../../src-domain/history/stale-order.ts'
import { menuOfOrder } from '../../../src-domain/navigation/order-addresses.ts'
import type { CheckoutPorts } from '../../../src-ui/checkout/checkout-ports.ts'
import type { PayPage } from './pay-page.ts'

/**
 * Clears expired storage (SHELL-36). Leaves an expired cart to the shop, which offers to restore it, because an empty
 * checkout would explain nothing. Returns true if it leaves the page.
 */
export function leaveExpired({ local, clock, orderStore, state }: PayPage): boolean {
  const kept = [local, clock, appVersion, state.brand.configId] as const
  const cart = isCartDue(...kept) ? orderStore.restore() : undefined
  if (cart !== undefined && staleOrderOf(cart)._tag === 'Told') {
    window.location.replace(menuOfOrder(cart))
    return true
  }
  storageAtStart(...kept)
  return false
}

/** Restores the order and the form of this device, and follows the changes of other tabs. */
export function storedOrder(
  { orderStore: store, tab }: PayPage,
  { cells, ordering, formStore }: Pick<CheckoutPorts, 'cells' | 'ordering' | 'formStore'>,
): void {
  const { restore, changed, takeOver } = keepCheckout({ ...ordering, checkout: cells.checkout, store })
  restore(isVisitStart(tab))
  const form = formStore.read()
  if (form !== undefined) cells.checkout.update(withKeptForm(form))
  cells.order.changes.subscribe(changed)
  store.onChangedElsewhere(() => void takeOver())
  // A page restored from the back-forward cache may show an order that has been placed since.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload()
  })
}
