import { beginsVisit } from '../../../src-adapters/browser/begins-visit.ts'
import { withKeptForm } from '../../../src-domain/checkout/change-checkout.ts'
import { keepCheckout } from '../../../src-domain/ordering/keep-checkout.ts'
import { Port } from '../document/ports.ts'
import type { PayPage } from './pay-page.ts'

/** The order as this device keeps it, with what was entered for it, and as other tabs change it. */
export function keepOrder({ cells, container, ports }: PayPage): void {
  const store = container.get(Port.orderStore)
  const { restore, changed, takeOver } = keepCheckout({ ...ports, store })
  restore(beginsVisit(container.get(Port.tab)))
  const form = container.get(Port.checkoutFormStore).read()
  if (form !== undefined) cells.checkout.update(withKeptForm(form))
  cells.order.changes.subscribe(changed)
  store.onChangedElsewhere(() => void takeOver())
  // A page that comes back from the browser's memory may show an order that has been placed since.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload()
  })
}
