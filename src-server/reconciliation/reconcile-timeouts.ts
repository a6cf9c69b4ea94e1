import type { Timeouts } from '../timeouts.ts'
import type { ReconcileTimeouts } from './reconcile.ts'

export function reconcileTimeoutsOf(timeouts: Timeouts): ReconcileTimeouts {
  return {
    interval: timeouts.reconcile,
    lease: timeouts.reconcileLease,
    grace: timeouts.reconcileGrace,
    window: timeouts.reconcileWindow,
    timeout: timeouts.processor,
  }
}
