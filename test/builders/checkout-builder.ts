import type { CheckoutSnapshot } from '../../src-domain/checkout/checkout-snapshot.ts'
import { newCheckout } from '../../src-domain/checkout/checkout-state.ts'
import type { OrderChecks } from '../../src-domain/checkout/order-checks.ts'
import { minor } from '../../src-domain/money/minor.ts'
import { noWallet } from '../../src-domain/payment/wallet-entry.ts'
import { idlePlacement } from '../../src-domain/placement/placement-state.ts'
import { aBrand } from './brand-builder.ts'
import { aKey, aLine, anOrder, aPriceCheck } from './order-builder.ts'
import { monday } from './schedule-builder.ts'

const valid = {
  isValid: true,
  invalidModifiers: [],
  invalidGroups: [],
  invalidItems: [],
  isAsapOrderingEnabled: true,
} as const

/** The server has validated and priced the order: $20, $21.65 with tax. */
export const judged: OrderChecks = {
  validation: { asked: 1, isAsking: false, last: valid, of: aKey(0) },
  price: { asked: 1, isAsking: false, last: aPriceCheck(), of: aKey(0) },
  validated: aKey(0),
  priced: aKey(0),
}

export function aCheckout(fields: Partial<CheckoutSnapshot> = {}): CheckoutSnapshot {
  return {
    brand: aBrand(),
    order: anOrder({ items: [aLine()] }),
    patron: undefined,
    checkout: { ...newCheckout, tip: { _tag: 'Amount', amount: minor(0) }, payment: { _tag: 'Cash' } },
    checks: judged,
    placement: idlePlacement,
    location: undefined,
    wallet: noWallet,
    isOnline: true,
    instant: monday,
    ...fields,
  }
}
