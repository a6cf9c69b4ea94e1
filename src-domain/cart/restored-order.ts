import type { DiningOption } from '../dining-option/dining-option.ts'
import type { OrderChange } from './change-lines.ts'
import { chooseDiningOption, chooseLocation, setScheduledAt } from './change-terms.ts'
import type { OrderInProgress } from './order-in-progress.ts'

export type KeptOrder = Omit<OrderInProgress, 'idempotencyKey'>

export interface BringBackNeeds {
  /** The first page of the storefront in this tab (LOC-17). */
  readonly isVisitNew: boolean
  /** A new UUID v4. */
  readonly key: string
}

export interface RestoreNeeds extends BringBackNeeds {
  /** What this device kept, if anything. */
  readonly kept: KeptOrder | undefined
  /** How the food of this page's order is got (`diningOptionOnLoad`). */
  readonly diningOption: DiningOption
}

/**
 * The one `restored` transition after the first paint (CART-18): the kept order becomes the order, and what was
 * tapped before it arrived is added behind. The page's own location wins over the kept one, with all that follows
 * from choosing another restaurant (CART-20).
 */
export function restoredOrder({ kept, diningOption, ...needs }: RestoreNeeds): OrderChange {
  const { key } = needs
  return (now) => {
    const base = kept === undefined ? now : broughtBack({ ...kept, items: [...kept.items, ...now.items] }, needs)
    const there = now.location === undefined ? base : chooseLocation(now.location, key)(base)
    return { ...chooseDiningOption(diningOption, key)(there), idempotencyKey: key }
  }
}

/**
 * The kept order as it goes on. A visit that begins does not bring back the time of an earlier one (LOC-17); while it
 * lasts, the time is kept.
 */
export function broughtBack(kept: KeptOrder, { isVisitNew, key }: BringBackNeeds): OrderInProgress {
  const order = { ...kept, idempotencyKey: key }
  return isVisitNew ? setScheduledAt(undefined, key)(order) : order
}

/** The time of an order went with the visit, the restaurant or the way. Of an empty order nothing is lost. */
export function isTimeDropped(before: KeptOrder, now: KeptOrder): boolean {
  return before.items.length > 0 && before.scheduledAt !== undefined && now.scheduledAt === undefined
}
