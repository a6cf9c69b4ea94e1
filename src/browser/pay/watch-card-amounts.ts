import { merge } from 'rxjs'
import { agreeToUse } from '../../../src-domain/cart/agreed-use.ts'
import { keepCardAmounts } from '../../../src-domain/ordering/keep-card-amounts.ts'
import { Port } from '../document/ports.ts'
import { checkoutHere } from './checkout-here.ts'
import type { PayPage } from './pay-page.ts'

/** Looks at what a card can pay whenever something of the checkout changes. */
export function watchCardAmounts({ cells, ports, locations, container }: PayPage): void {
  const { snapshot, orderChanged } = checkoutHere({ cells, ports, formStore: container.get(Port.checkoutFormStore) })
  const look = keepCardAmounts({
    amounts: cells.amounts,
    locations,
    orders: ports.orders,
    snapshot,
    lapse: () => {
      cells.order.update(agreeToUse(undefined, ports.ids.uuid()))
      orderChanged()
    },
  })
  const { checks, checkout, amounts, patron } = cells
  merge(checks.changes, checkout.changes, amounts.changes, patron.changes).subscribe(look)
}
