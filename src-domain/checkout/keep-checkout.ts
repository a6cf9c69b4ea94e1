import { type KeepOrder, keepOrder } from '../cart/keep-order.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { OrderStore } from '../cart/order-store.ts'
import { broughtBack, isTimeDropped } from '../cart/restored-order.ts'
import { idlePlacement, isUnplaced, type PlacementState } from '../placement/placement-state.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Ids } from '../time/clock.ts'
import { type CheckPorts, checkOrder } from './check-order.ts'
import type { CheckoutState } from './checkout-state.ts'
import { outdated } from './order-checks.ts'

export interface KeepCheckoutPorts extends CheckPorts {
  readonly store: Pick<OrderStore, 'keep' | 'restore'>
  readonly order: StateCell<OrderInProgress>
  readonly placement: StateCell<PlacementState>
  readonly checkout: StateCell<CheckoutState>
  readonly ids: Ids
}

export interface KeepCheckout extends Pick<KeepOrder, 'changed'> {
  /** Restores the order under a new key, which lasts as long as the page. */
  readonly restore: (isVisitNew: boolean) => void
  /** Adopts another tab's change and checks it, unless a placement runs (CART-18). */
  readonly takeOver: () => Promise<void>
}

export function keepCheckout(ports: KeepCheckoutPorts): KeepCheckout {
  const { store, order, checkout, checks, placement, ids } = ports
  const { changed, takeOver } = keepOrder(ports)
  const restored = (isVisitNew: boolean) => {
    const kept = store.restore()
    if (kept === undefined) return undefined
    const now = broughtBack(kept, { isVisitNew, key: ids.uuid() })
    if (isTimeDropped(kept, now)) checkout.update((state) => ({ ...state, isTimeDropped: true }))
    return now
  }
  return {
    changed,
    restore: (isVisitNew) => {
      const now = restored(isVisitNew)
      if (now !== undefined) order.update(() => now)
    },
    takeOver: async () => {
      if (!isUnplaced(placement.current())) return
      takeOver((before) => restored(false) ?? before)
      checks.update(outdated)
      placement.update(() => idlePlacement)
      await checkOrder(ports)()
    },
  }
}
