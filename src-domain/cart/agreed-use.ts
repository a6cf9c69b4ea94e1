import type { Cents } from '../money/cents.ts'
import type { OrderChange } from './change-lines.ts'
import type { OrderInProgress } from './order-in-progress.ts'

/** Lets credit and gift card together pay at most this; without an amount, as much as they can. */
export function agreeToUse(amount: Cents | undefined, key: string): OrderChange {
  return ({ useAtMost: _, ...order }) => ({
    ...order,
    ...(amount === undefined ? {} : { useAtMost: { amount, key } }),
    idempotencyKey: key,
  })
}

/** It was agreed for one order: every change of it makes another (CART-17), for which it does not hold. */
export function agreedUseOf({ useAtMost, idempotencyKey }: OrderInProgress): Cents | undefined {
  return useAtMost?.key === idempotencyKey ? useAtMost.amount : undefined
}
