import type { Minor } from '../money/minor.ts'
import { zero } from '../money/minor.ts'
import { type Shortfall, shortfall } from '../pricing/order-minimum.ts'
import { type CheckoutSnapshot, dueShown } from './checkout-snapshot.ts'
import type { SeenAtCheckout } from './flow-position.ts'
import { current } from './order-checks.ts'
import { comesThere } from './promised.ts'

export interface Moved {
  /** Absent if the page showed no amount. */
  readonly before?: Minor
  readonly after: Minor
}

export interface EditOutcome {
  readonly deliveryFee?: Moved
  readonly total?: Moved
  readonly short?: Shortfall
}

export function seenAt(now: CheckoutSnapshot): SeenAtCheckout {
  if (!comesThere(now)) return {}
  const total = dueShown(now)
  const deliveryFee = now.checks.price.last?.deliveryFee
  return { ...(deliveryFee === undefined ? {} : { deliveryFee }), ...(total === undefined ? {} : { total }) }
}

/** Undefined until the current order is validated and priced. */
export function editOutcome(before: SeenAtCheckout, now: CheckoutSnapshot): EditOutcome | undefined {
  const price = current(now.checks.price)
  if (price === undefined || current(now.checks.validation) === undefined) return undefined
  const after = seenAt(now)
  const deliveryFee = moved(before.deliveryFee, after.deliveryFee)
  const total = before.total === undefined ? undefined : moved(before.total, after.total)
  const short = comesThere(now) ? shortfall(price.minimum ?? zero, price.amount) : undefined
  return {
    ...(deliveryFee === undefined ? {} : { deliveryFee }),
    ...(total === undefined ? {} : { total }),
    ...(short === undefined ? {} : { short }),
  }
}

function moved(before: Minor | undefined, after: Minor | undefined): Moved | undefined {
  if (after === undefined || after === before) return undefined
  return before === undefined ? { after } : { before, after }
}
