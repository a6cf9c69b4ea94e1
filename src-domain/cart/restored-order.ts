import type { DiningOption } from '../dining-option/dining-option.ts'
import type { OrderChange } from './change-lines.ts'
import { chooseDiningOption, chooseLocation, setScheduledAt } from './change-terms.ts'
import type { OrderInProgress } from './order-in-progress.ts'

export type KeptOrder = Omit<OrderInProgress, 'idempotencyKey'>

export interface BringBackNeeds {
  readonly isVisitNew: boolean
  /** A new UUID v4. */
  readonly key: string
}

export interface RestoreNeeds extends BringBackNeeds {
  readonly kept: KeptOrder | undefined
  /** See `diningOptionOnLoad`. */
  readonly diningOption: DiningOption
}

/**
 * The `restored` transition after the first paint (CART-18). Appends lines added before it. The page's location
 * replaces the stored one, as in a change of restaurant (CART-20).
 */
export function restoredOrder({ kept, diningOption, ...needs }: RestoreNeeds): OrderChange {
  const { key } = needs
  return (now) => {
    const base = kept === undefined ? now : broughtBack({ ...kept, items: [...kept.items, ...now.items] }, needs)
    const there = now.location === undefined ? base : chooseLocation(now.location, key)(base)
    return { ...chooseDiningOption(diningOption, key)(there), idempotencyKey: key }
  }
}

/** A new visit drops the stored time (LOC-17). */
export function broughtBack(kept: KeptOrder, { isVisitNew, key }: BringBackNeeds): OrderInProgress {
  const order = { ...kept, idempotencyKey: key }
  return isVisitNew ? setScheduledAt(undefined, key)(order) : order
}

/** An order without items has no time worth reporting. */
export function isTimeDropped(before: KeptOrder, now: KeptOrder): boolean {
  return before.items.length > 0 && before.scheduledAt !== undefined && now.scheduledAt === undefined
}
