import { type CheckoutChange, formToKeep } from '../../src-domain/checkout/change-checkout.ts'
import { checkOrder } from '../../src-domain/checkout/check-order.ts'
import type { CheckoutSnapshot } from '../../src-domain/checkout/checkout-snapshot.ts'
import { outdated } from '../../src-domain/checkout/order-checks.ts'
import { stepPlacement } from '../../src-domain/placement/placement-machine.ts'
import type { Watchable } from '../state/cell.ts'
import { derived } from '../state/derived.ts'
import type { CheckoutCells } from './checkout-cells.ts'
import type { CheckoutPorts } from './checkout-ports.ts'

export interface CurrentCheckout extends Watchable<CheckoutSnapshot> {
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
  const { checkout, checks, placement } = cells
  const recheck = () => {
    if (cells.online.current() && cells.order.current().location !== undefined) void checkOrder(ordering)()
  }
  return {
    ...snapshotOf(cells),
    change: (change) => {
      checkout.update(change)
      formStore.write(formToKeep(checkout.current()))
    },
    recheck,
    orderChanged: () => {
      checks.update(outdated)
      placement.update((now) => stepPlacement(now, { _tag: 'OrderChanged' }).state)
      recheck()
    },
  }
}

/** A minute in milliseconds. */
const aMinute = 60_000

/** Snapshot that both the screens and a press read. */
function snapshotOf({
  order,
  patron,
  checkout,
  checks,
  placement,
  location,
  wallet,
  amounts,
  online,
  facts: { brand, now },
}: CheckoutCells): Watchable<CheckoutSnapshot> {
  const minute = () => Math.floor(now() / aMinute) * aMinute
  return derived(
    [order, patron, checkout, checks, placement, location, wallet, amounts, online],
    () => ({
      brand,
      order: order.current(),
      patron: patron.current().patron,
      checkout: checkout.current(),
      checks: checks.current(),
      placement: placement.current(),
      location: location.current().location,
      wallet: wallet.current(),
      amounts: amounts.current(),
      isOnline: online.current(),
      instant: minute(),
    }),
    minute,
  )
}
