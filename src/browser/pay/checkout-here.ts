import { type CheckoutChange, formToKeep } from '../../../src-domain/checkout/change-checkout.ts'
import { checkOrder } from '../../../src-domain/ordering/check-order.ts'
import type { CheckoutSnapshot } from '../../../src-domain/ordering/checkout-snapshot.ts'
import { stepPlacement } from '../../../src-domain/ordering/placement-machine.ts'
import type { PayNeeds } from './pay-needs.ts'

/** What the rooms of the checkout share. */
export interface CheckoutHere {
  /** One look at all that the checkout depends on. */
  readonly snapshot: () => CheckoutSnapshot
  /** Changes what the customer decided, and keeps what of it outlives a reload. */
  readonly change: (change: CheckoutChange) => void
  /** Without a network nothing is asked; everything is asked when it is back. */
  readonly recheck: () => void
  /** Another order than the one that was validated and priced. */
  readonly orderChanged: () => void
}

export function checkoutHere({
  cells,
  ports,
  formStore,
}: Pick<PayNeeds, 'cells' | 'ports' | 'formStore'>): CheckoutHere {
  const { checkout, placement } = cells
  const recheck = () => {
    if (cells.online.current() && cells.order.current().location !== undefined) void checkOrder(ports)()
  }
  return {
    snapshot: () => ({
      brand: cells.facts.brand,
      order: cells.order.current(),
      patron: cells.patron.current().patron,
      checkout: checkout.current(),
      checks: cells.checks.current(),
      placement: placement.current(),
      location: cells.location.current().location,
      wallet: cells.wallet.current(),
      amounts: cells.amounts.current(),
      isOnline: cells.online.current(),
      instant: cells.facts.now(),
    }),
    change: (change) => {
      checkout.update(change)
      formStore.write(formToKeep(checkout.current()))
    },
    recheck,
    orderChanged: () => {
      placement.update((now) => stepPlacement(now, { _tag: 'OrderChanged' }).state)
      recheck()
    },
  }
}
