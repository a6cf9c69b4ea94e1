import type { Pace } from '../needs.ts'
import type { ReconcilePace } from './reconcile.ts'

export function reconcilePaceOf(pace: Pace): ReconcilePace {
  return {
    interval: pace.reconcile,
    lease: pace.reconcileLease,
    grace: pace.reconcileGrace,
    window: pace.reconcileWindow,
    patience: pace.processor,
  }
}
