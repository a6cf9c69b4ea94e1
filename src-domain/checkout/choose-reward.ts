import { type Either, left } from 'fp-ts/lib/Either.js'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { OrderStore } from '../cart/order-store.ts'
import type { AppliedPromo } from '../promo/discount-result.ts'
import type { Ids } from '../time/clock.ts'
import { applyPromo, type PromoRefusal } from './apply-promo.ts'
import type { PromoGateway, RewardIds } from './promo-gateway.ts'

export type RewardRefusal = PromoRefusal | { readonly _tag: 'NothingOrdered' }

export interface ChooseRewardPorts {
  readonly promos: Pick<PromoGateway, 'check' | 'checkReward'>
  readonly store: Pick<OrderStore, 'restore' | 'keep'>
  readonly ids: Ids
  readonly clearStale: () => void
  readonly chosen: (order: OrderInProgress) => void
}

/** Adds a reward to the stored order, outside the checkout (PROMO-12). Policy: latest wins. */
export function chooseReward({ promos, store, ids, clearStale, chosen }: ChooseRewardPorts) {
  return async (reward: RewardIds): Promise<Either<RewardRefusal, AppliedPromo>> => {
    clearStale()
    const kept = store.restore()
    if (kept === undefined || kept.items.length === 0) return left({ _tag: 'NothingOrdered' })
    let now: OrderInProgress = { ...kept, idempotencyKey: ids.uuid() }
    const order = {
      current: () => now,
      update: (change: (order: OrderInProgress) => OrderInProgress) => {
        now = change(now)
        store.keep(now)
      },
    }
    const verdict = await applyPromo({ promos, order, ids }).reward(reward)
    if (verdict._tag === 'Right') chosen(now)
    return verdict
  }
}
