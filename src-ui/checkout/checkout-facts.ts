import type { Patron, SavedCard } from '../../src-domain/account/patron.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import { cartSubtotal } from '../../src-domain/cart/subtotal.ts'
import { amountDue, type CheckoutFacts } from '../../src-domain/checkout/checkout-refusal.ts'
import type { Location } from '../../src-domain/location/location.ts'
import type { Cents } from '../../src-domain/money/cents.ts'
import type { OrderChecks } from '../../src-domain/ordering/order-checks.ts'
import { current } from '../../src-domain/ordering/order-checks.ts'
import type { PlacementState } from '../../src-domain/ordering/placement-state.ts'
import { timingFacts } from '../../src-domain/ordering/timing-facts.ts'
import { defaultPayment, type PaymentChoice } from '../../src-domain/payment/payment-choice.ts'
import type { PriceCheck } from '../../src-domain/pricing/price-check.ts'
import { tipAmount } from '../../src-domain/pricing/tip-rules.ts'
import type { TimingFacts } from '../../src-domain/scheduling/order-timing.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { WalletEntry } from '../payment/wallet-entry.ts'
import type { CheckoutState } from './checkout-state.ts'

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
  readonly isOnline: boolean
  /** What the time is, to the minute. */
  readonly instant: Instant
}

/** What is known of the time of the order. */
export const inTime = (now: CheckoutSnapshot): TimingFacts => timingFacts({ ...now, now: now.instant })

export const savedCards = (patron: Patron | undefined): readonly SavedCard[] =>
  patron?.card === undefined ? [] : [patron.card]

export const choiceOf = ({ checkout, patron }: Pick<CheckoutSnapshot, 'checkout' | 'patron'>): PaymentChoice =>
  checkout.payment ?? defaultPayment(savedCards(patron))

/** The tip that goes with a price; before the first price check the cart's own subtotal stands in. */
export const tipOf = (now: CheckoutSnapshot, price: PriceCheck | undefined = now.checks.price.last): Cents =>
  tipAmount(
    {
      brand: now.brand,
      diningOption: now.order.diningOption,
      isCash: choiceOf(now)._tag === 'Cash',
      isCovered: price?.totalAmount === 0,
    },
    now.checkout.tip,
    price?.preDiscountPrice ?? cartSubtotal(now.order),
  )

/** Unknown while the price is being asked for. */
export const dueOf = (now: CheckoutSnapshot): Cents | undefined => amountDue(current(now.checks.price), tipOf(now))

/** What the screen says is due, also while it is asked again. */
export const dueShown = (now: CheckoutSnapshot): Cents | undefined => amountDue(now.checks.price.last, tipOf(now))

/** The card is typed on a screen of its own first; nothing is placed before. */
export const needsCard = (now: CheckoutSnapshot): boolean =>
  choiceOf(now)._tag === 'CardForm' && now.checkout.card === undefined && dueShown(now) !== 0

/** The order is not what the server last judged, and the server is being asked; it says something in the end. */
export const isBeingChecked = ({ checks, placement }: CheckoutSnapshot): boolean => {
  const { validation, price } = checks
  if (validation.isAsking || price.isAsking) return true
  const isUnanswered = placement._tag === 'Draft' || placement._tag === 'Validated'
  const isStuck = validation.failure !== undefined || price.failure !== undefined
  return isUnanswered && !isStuck && validation.last?.isValid === true && price.last?.isValid === true
}

const hasInstrument = (now: CheckoutSnapshot): boolean => {
  const choice = choiceOf(now)
  if (choice._tag === 'Wallet') return now.wallet.kinds.length > 0
  return choice._tag === 'SavedCard' || (choice._tag === 'CardForm' && now.checkout.card !== undefined)
}

/** CHK-63: by the last price that is known, so that the field does not come and go while a new one is asked for. */
export const isCovered = (now: CheckoutSnapshot): boolean => amountDue(now.checks.price.last, tipOf(now)) === 0

export const factsOf = (now: CheckoutSnapshot): CheckoutFacts => ({
  brand: now.brand,
  order: now.order,
  price: now.checks.price.last,
  tip: tipOf(now),
  isSignedIn: now.patron !== undefined,
  isCash: choiceOf(now)._tag === 'Cash',
  hasInstrument: hasInstrument(now),
  isPreorderRequired: now.location?.isPreorderRequired ?? false,
  isAsapOrderingEnabled: now.checks.validation.last?.isAsapOrderingEnabled ?? true,
})
