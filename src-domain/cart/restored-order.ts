import type { Address } from '../address/address.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { OrderChange } from './change-lines.ts'
import { chooseDiningOption, chooseLocation, setScheduledAt } from './change-terms.ts'
import { diningOptionOnLoad } from './dining-option-on-load.ts'
import type { OrderInProgress } from './order-in-progress.ts'

export type KeptOrder = Omit<OrderInProgress, 'idempotencyKey'>

export interface RestoreNeeds {
  /** What this device kept, if anything. */
  readonly kept: KeptOrder | undefined
  readonly isDineInPath: boolean
  readonly allowed: readonly DiningOption[]
  readonly isValidAddress: (address: Address) => boolean
  /** A new UUID v4. */
  readonly key: string
}

/**
 * The one `restored` transition after the first paint (CART-18): the kept order becomes the order, and what was
 * tapped before it arrived is added behind. The page's own location wins over the kept one, with all that follows
 * from choosing another restaurant (CART-20). The scheduled time is not restored (LOC-17).
 */
export const restoredOrder =
  ({ kept, isDineInPath, allowed, isValidAddress, key }: RestoreNeeds): OrderChange =>
  (now) => {
    const base: OrderInProgress =
      kept === undefined ? now : { ...kept, items: [...kept.items, ...now.items], idempotencyKey: key }
    const diningOption = diningOptionOnLoad({
      isDineInPath,
      saved: base.diningOption,
      allowed,
      hasValidAddress: base.address !== undefined && isValidAddress(base.address),
    })
    const there = now.location === undefined ? base : chooseLocation(now.location, key)(base)
    return { ...setScheduledAt(undefined, key)(chooseDiningOption(diningOption, key)(there)), idempotencyKey: key }
  }
