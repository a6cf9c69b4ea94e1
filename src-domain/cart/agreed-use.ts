import type { Minor } from '../money/minor.ts'
import type { OrderChange } from './change-lines.ts'
import type { OrderInProgress } from './order-in-progress.ts'

/** Caps what credit and gift card pay together; undefined removes the cap. */
export function agreeToUse(amount: Minor | undefined, key: string): OrderChange {
  return ({ useAtMost: _, ...order }) => ({
    ...order,
    ...(amount === undefined ? {} : { useAtMost: { amount, key } }),
    idempotencyKey: key,
  })
}

/** The cap applies to one order key, and every change has another (CART-17). */
export function agreedUseOf({ useAtMost, idempotencyKey }: OrderInProgress): Minor | undefined {
  return useAtMost?.key === idempotencyKey ? useAtMost.amount : undefined
}
