import type { Patron, SavedCard } from '../account/patron.ts'
import type { Brand } from '../brand/brand.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import { cartSubtotal } from '../cart/subtotal.ts'
import type { Location } from '../location/location.ts'
import type { Minor } from '../money/minor.ts'
import { defaultPayment, type PaymentChoice } from '../payment/payment-choice.ts'
import type { WalletEntry } from '../payment/wallet-entry.ts'
import type { PlacementState } from '../placement/placement-state.ts'
import type { PriceCheck } from '../pricing/price-check.ts'
import { isTipUnusual, tipAmount } from '../pricing/tip-rules.ts'
import type { TimingFacts } from '../scheduling/order-timing.ts'
import type { Instant } from '../time/clock.ts'
import type { CardAmounts } from './card-amounts.ts'
import { amountDue } from './checkout-refusal.ts'
import type { CheckoutState } from './checkout-state.ts'
import { current, type OrderChecks } from './order-checks.ts'
import { timingFacts } from './timing-facts.ts'

export interface CheckoutSnapshot {
  readonly brand: Brand
  readonly order: OrderInProgress
  readonly patron: Patron | undefined
  readonly checkout: CheckoutState
  readonly checks: OrderChecks
  readonly placement: PlacementState
  readonly location: Location | undefined
  readonly wallet: WalletEntry
  /** Absent: unknown. */
  readonly amounts?: CardAmounts
  readonly isOnline: boolean
  /** Rounded to the minute. */
  readonly instant: Instant
}

export function timingOf(now: CheckoutSnapshot): TimingFacts {
  return timingFacts({ ...now, now: now.instant })
}

export function savedCards(patron: Patron | undefined): readonly SavedCard[] {
  return patron?.card === undefined ? [] : [patron.card]
}

export function choiceOf({
  brand,
  checkout,
  patron,
}: Pick<CheckoutSnapshot, 'brand' | 'checkout' | 'patron'>): PaymentChoice {
  const { payment } = checkout
  // A saved card means the patron's primary one, which may have changed (PAY-51).
  return payment === undefined || payment._tag === 'SavedCard' ? defaultPayment(brand, savedCards(patron)) : payment
}

/** Uses the cart's subtotal before the first price check. */
export function tipOf(now: CheckoutSnapshot, price: PriceCheck | undefined = now.checks.price.last): Minor {
  return tipAmount(
    {
      brand: now.brand,
      diningOption: now.order.diningOption,
      isCash: choiceOf(now)._tag === 'Cash',
      isCovered: price?.totalAmount === 0,
    },
    now.checkout.tip,
    foodPrice(now, price),
  )
}

export function tipToConfirm(now: CheckoutSnapshot): { readonly tip: Minor; readonly food: Minor } | undefined {
  const { tip: choice, agreedTip } = now.checkout
  const [tip, food] = [tipOf(now), foodPrice(now, now.checks.price.last)]
  return isTipUnusual(choice, tip, food, now.brand.currency) && tip !== agreedTip ? { tip, food } : undefined
}

function foodPrice({ order }: CheckoutSnapshot, price: PriceCheck | undefined): Minor {
  return price?.preDiscountPrice ?? cartSubtotal(order)
}

/** Undefined while the price is loading. */
export function dueOf(now: CheckoutSnapshot): Minor | undefined {
  return amountDue(current(now.checks.price), tipOf(now))
}

/** Amount shown, also while the price is loading. */
export function dueShown(now: CheckoutSnapshot): Minor | undefined {
  return amountDue(now.checks.price.last, tipOf(now))
}

/** Years. Undefined: the order has no alcohol, or the back end does not say. */
export function leastAgeOf({ checks }: Pick<CheckoutSnapshot, 'checks'>): number | undefined {
  return checks.validation.last?.leastAge
}

export function needsCard(now: CheckoutSnapshot): boolean {
  return choiceOf(now)._tag === 'CardForm' && now.checkout.card === undefined && dueShown(now) !== 0
}

/** CHK-63: uses the last known price, so that the field does not flicker. */
export function isCovered(now: CheckoutSnapshot): boolean {
  return amountDue(now.checks.price.last, tipOf(now)) === 0
}
