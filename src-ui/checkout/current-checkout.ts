import { type CheckoutChange, formToKeep } from '../../src-domain/checkout/change-checkout.ts'
import { checkOrder } from '../../src-domain/checkout/check-order.ts'
import type { CheckoutSnapshot } from '../../src-domain/checkout/checkout-snapshot.ts'
import { stepPlacement } from '../../src-domain/placement/placement-machine.ts'
import type { CheckoutPorts } from './checkout-ports.ts'

export interface CurrentCheckout {
  readonly snapshot: () => CheckoutSnapshot
  /** Stores the choices that outlive a reload. */
  readonly change: (change: CheckoutChange) => void
  /** Does nothing offline. */
  readonly recheck: () => void
  /** Call after the order changed. */
  readonly orderChanged: () => void
}

export function currentCheckout({
  cells,
  ordering,
  formStore,
}: Pick<CheckoutPorts, 'cells' | 'ordering' | 'formStore'>): CurrentCheckout {
  const { checkout, placement } = cells
  const recheck = () => {
    if (cells.online.current() && cells.order.current().location !== undefined) void checkOrder(ordering)()
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
