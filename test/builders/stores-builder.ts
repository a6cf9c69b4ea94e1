import { checkoutFormStore } from '../../src-adapters/browser/checkout-form-store.ts'
import { flowStore } from '../../src-adapters/browser/flow-store.ts'
import { orderStore } from '../../src-adapters/browser/order-store.ts'
import { pendingPlacementStore } from '../../src-adapters/browser/pending-placement-store.ts'
import { recoveryStore } from '../../src-adapters/browser/recovery-store.ts'
import { safeStorage } from '../../src-adapters/browser/safe-storage.ts'
import { sessionStore } from '../../src-adapters/browser/session-store.ts'

export function storesOver(open: () => Storage) {
  const storage = safeStorage(open)
  return {
    order: orderStore(storage, new EventTarget()),
    pending: pendingPlacementStore(storage, new EventTarget()),
    session: sessionStore(storage, 'token'),
    flow: flowStore(storage),
    form: checkoutFormStore(storage),
    recovery: recoveryStore(storage),
  }
}
