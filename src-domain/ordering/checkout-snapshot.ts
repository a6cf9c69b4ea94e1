import type { Patron, SavedCard } from '../account/patron.ts'
import type { Brand } from '../brand/brand.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import { cartSubtotal } from '../cart/subtotal.ts'
import { amountDue } from '../checkout/checkout-refusal.ts'
import type { CheckoutState } from '../checkout/checkout-state.ts'
import type { Location } from '../location/location.ts'
import type { Cents } from '../money/cents.ts'
import { defaultPayment, type PaymentChoice } from '../payment/payment-choice.ts'
import type { WalletEntry } from '../payment/wallet-entry.ts'
import type { PriceCheck } from '../pricing/price-check.ts'
import { isTipUnusual, tipAmount } from '../pricing/tip-rules.ts'
import type { TimingFacts } from '../scheduling/order-timing.ts'
import type { Instant } from '../time/clock.ts'
import type { CardAmounts } from './card-amounts.ts'
import { current, type OrderChecks } from './order-checks.ts'
import type { PlacementState } from './placement-state.ts'
import { timingFacts } from './timing-facts.ts'

/** One look at all that the checkout depends on. */
export interface CheckoutSnapshot {
  readonly brand: Brand
  readonly order: OrderInProgress
  readonly patron: Patron | undefined
  readonly checkout: CheckoutState
  readonly checks: OrderChecks
  readonly placement: PlacementState
  readonly location: Location | undefined
  readonly wallet: WalletEntry
  /** Absent: nothing is known of what a card can pay. */
  readonly amounts?: CardAmounts
  readonly isOnline: boolean
  /** What the time is, to the minute. */
  readonly instant: Instant
}

/** What is known of the time of the order. */
export function inTime(now: CheckoutSnapshot): TimingFacts {
  return timingFacts({ ...now, now: now.instant })
}

export function savedCards(patron: Patron | undefined): readonly SavedCard[] {
  return patron?.card === undefined ? [] : [patron.card]
}

export function choiceOf({ checkout, patron }: Pick<CheckoutSnapshot, 'checkout' | 'patron'>): PaymentChoice {
  const { payment } = checkout
  // Whichever card was chosen: a saved one is charged as the patron's own one, which may be another by now (PAY-51).
  return payment === undefined || payment._tag === 'SavedCard' ? defaultPayment(savedCards(patron)) : payment
}

/** The tip that goes with a price; before the first price check the cart's own subtotal stands in. */
export function tipOf(now: CheckoutSnapshot, price: PriceCheck | undefined = now.checks.price.last): Cents {
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

/** The customer has to confirm the tip before anything is paid; facts for the question. */
export function tipToConfirm(now: CheckoutSnapshot): { readonly tip: Cents; readonly food: Cents } | undefined {
  const { tip: choice, agreedTip } = now.checkout
  const [tip, food] = [tipOf(now), foodPrice(now, now.checks.price.last)]
  return isTipUnusual(choice, tip, food) && tip !== agreedTip ? { tip, food } : undefined
}

function foodPrice({ order }: CheckoutSnapshot, price: PriceCheck | undefined): Cents {
  return price?.preDiscountPrice ?? cartSubtotal(order)
}

/** Unknown while the price is being asked for. */
export function dueOf(now: CheckoutSnapshot): Cents | undefined {
  return amountDue(current(now.checks.price), tipOf(now))
}

/** What the screen says is due, also while it is asked again. */
export function dueShown(now: CheckoutSnapshot): Cents | undefined {
  return amountDue(now.checks.price.last, tipOf(now))
}

/** The card is typed on a screen of its own first; nothing is placed before. */
export function needsCard(now: CheckoutSnapshot): boolean {
  return choiceOf(now)._tag === 'CardForm' && now.checkout.card === undefined && dueShown(now) !== 0
}

/** CHK-63: by the last price that is known, so that the field does not come and go while a new one is asked for. */
export function isCovered(now: CheckoutSnapshot): boolean {
  return amountDue(now.checks.price.last, tipOf(now)) === 0
}
