import { cartSubtotal } from '../../src-domain/cart/subtotal.ts'
import { buttonWord, type CheckoutError } from '../../src-domain/checkout/checkout-error.ts'
import {
  type CheckoutSnapshot,
  choiceOf,
  dueOf,
  dueShown,
  needsCard,
  timingOf,
  tipOf,
  tipToConfirm,
} from '../../src-domain/checkout/checkout-snapshot.ts'
import { lesserUseOffered } from '../../src-domain/checkout/keep-card-amounts.ts'
import type { LesserUse } from '../../src-domain/checkout/lesser-use.ts'
import { current, isUnpriced } from '../../src-domain/checkout/order-checks.ts'
import { comesThere } from '../../src-domain/checkout/promised.ts'
import { canPress, errorOf, hasPriceError, isBusy, readyToPlace } from '../../src-domain/checkout/ready-to-place.ts'
import { add, type Minor } from '../../src-domain/money/minor.ts'
import { cartAddress } from '../../src-domain/navigation/order-addresses.ts'
import { isCashOffered } from '../../src-domain/payment/payment-choice.ts'
import type { PlacementMessage } from '../../src-domain/placement/placement-message.ts'
import { type FooterLine, footerLines } from '../../src-domain/pricing/footer-lines.ts'
import { isTipShown } from '../../src-domain/pricing/tip-rules.ts'
import { isTimeReason, type OrderTiming, orderTiming } from '../../src-domain/scheduling/order-timing.ts'
import { type Spoken, serverRefusalText } from '../messages/spoken.ts'
import type { Words } from '../messages/words-context.tsx'
import { walletProblemWords } from '../payment/wallet-words.ts'
import { pauseWords } from '../scheduling/timing-words.ts'
import { placementWords } from './placing/placement-words.ts'
import { refusalWords } from './placing/refusal-words.ts'
import { type PromoView, promoView } from './tender/tender-view.ts'

type Untimely = Extract<OrderTiming, { readonly _tag: 'Blocked' }>

export interface PlaceOrderView {
  readonly text: string
  /** True if a press places the order, now or as soon as the pending price arrives. */
  readonly canPress: boolean
  /** True while the order is in flight (CHK-36). */
  readonly isBusy: boolean
  /** Amount on the wallet's button, which replaces Place Order. */
  readonly wallet?: Minor
  /** Error beside the button (CHK-37, CHK-54). */
  readonly error: Spoken | undefined
  /** True if logging in resolves the error (CHK-55). */
  readonly canLogIn: boolean
  /** True if only the restaurant can resolve the error. */
  readonly asksRestaurant: boolean
  readonly untimely: Untimely | undefined
  /** Set if a card cannot pay the amount due. */
  readonly otherThanCard?: { readonly lesser?: LesserUse; readonly cash: boolean }
  /** Pickup address to offer if no restaurant delivers to the address (LOC-42). */
  readonly pickup: string | undefined
}

export interface CheckoutView {
  /** Price lines, without delivery fees if the address is out of reach. */
  readonly lines: readonly FooterLine[]
  /** True while the lines still show the previous price. */
  readonly isCalculating: boolean
  readonly isUnpriced: boolean
  readonly isTipShown: boolean
  readonly promo: PromoView
  /** True if another look may find what a moment ago was not possible. */
  readonly canRecheck: boolean
  readonly button: PlaceOrderView
}

/** Errors that logging in resolves. */
const isAboutWho: readonly PlacementMessage['_tag'][] = ['MustLogIn', 'GuestInfoMissing']

export function placeOrderWords(now: CheckoutSnapshot, due: Minor | undefined, words: Words['pay']): string {
  if (due === undefined) return isUnpriced(now.checks) ? words.buttonWord.OrderUnavailable : words.calculating
  const price = words.price(due)
  const choice = choiceOf(now)
  if (choice._tag === 'Cash' || due === 0) return words.placeOrderFor({ price })
  if (needsCard(now)) return words.toCardFor({ price })
  return words.payFor({ price })
}

/**
 * Amount of the wallet button if the order can be placed and something is due (PAY-10, CHK-63). Undefined if an
 * approval from before a lost connection can still be charged.
 */
function walletAmount(now: CheckoutSnapshot, canPress: boolean): { readonly wallet?: Minor } {
  // The page may show only one wallet button.
  if (now.checkout.sheetAbove !== undefined) return {}
  // The button must stay while its sheet is open, or the sheet would close.
  const { placement } = now
  if (placement._tag === 'Paying' || (placement._tag === 'Submitting' && placement.intent !== undefined))
    return { wallet: placement.pending.total }
  // The customer must first confirm the tip.
  if (tipToConfirm(now) !== undefined) return {}
  const due = dueShown(now)
  const isApproved = due !== undefined && now.checkout.wallet?.amount === due
  // Keeps the sheet open during another check.
  const isOpen = now.checkout.press?._tag === 'Waiting'
  return (canPress || isOpen) && !isApproved && due !== undefined && due > 0 && choiceOf(now)._tag === 'Wallet'
    ? { wallet: due }
    : {}
}

function walletProblem(now: CheckoutSnapshot, words: Words['pay']): Spoken | undefined {
  const { problem } = now.wallet
  if (problem === undefined || choiceOf(now)._tag !== 'Wallet') return undefined
  const text = walletProblemWords(words, problem)
  return text === undefined ? undefined : { text }
}

function heldOffline({ isOnline, checkout }: CheckoutSnapshot, words: Words['pay']): Spoken | undefined {
  return !isOnline && checkout.press?._tag === 'HeldOffline' ? { text: words.heldOffline } : undefined
}

export function checkoutView(now: CheckoutSnapshot, words: Words['pay'], times: Words['times']): CheckoutView {
  const { brand, order, checks } = now
  const isCash = choiceOf(now)._tag === 'Cash'
  const tipShown = isTipShown({ brand, diningOption: order.diningOption, isCash })
  const error = errorOf(now)
  const word = buttonWord(error)
  const isPressable = canPress(readyToPlace(now))
  return {
    lines: comesThere(now)
      ? footerLines(cartSubtotal(order), checks.price.last, tipShown ? tipOf(now) : undefined)
      : [{ _tag: 'Subtotal', amount: cartSubtotal(order) }],
    isCalculating: checks.price.isAsking || checks.validation.isAsking,
    isUnpriced: isUnpriced(checks),
    isTipShown: tipShown,
    promo: promoView(order, checks),
    canRecheck: hasNoAnswer(now) || isPaused(now),
    button: {
      text: word === undefined ? placeOrderWords(now, dueOf(now), words) : words.buttonWord[word],
      canPress: isPressable,
      isBusy: isBusy(now),
      ...walletAmount(now, isPressable),
      error:
        heldOffline(now, words) ??
        pausedWords(now, error, times) ??
        errorWords(now, error, words) ??
        walletProblem(now, words),
      asksRestaurant: asksRestaurant(error),
      untimely: untimelyOf(now, error),
      pickup: pickupOf(now),
      ...otherThanCard(now, error),
      canLogIn: now.patron === undefined && error._tag === 'Server' && isAboutWho.includes(error.why._tag),
    },
  }
}

function asksRestaurant(error: CheckoutError<PlacementMessage>): boolean {
  if (error._tag === 'Server') return ['OutcomeUnknown', 'OrderNotFound', 'SystemUnavailable'].includes(error.why._tag)
  if (error._tag !== 'Validation') return false
  const { why } = error
  return why._tag === 'CartError' || (why._tag === 'BlockedByServer' && why.message === undefined)
}

function hasNoAnswer({ checks }: CheckoutSnapshot): boolean {
  return checks.validation.failure !== undefined || checks.price.failure !== undefined
}

/** Staff may resume ordering at any moment. */
function isPaused({ checks }: CheckoutSnapshot): boolean {
  return current(checks.validation)?.pause !== undefined
}

/** Next available time, if only the time blocks the order (SCHED-18). */
function untimelyOf(now: CheckoutSnapshot, error: CheckoutError<PlacementMessage>): Untimely | undefined {
  if (error._tag !== 'Validation') return undefined
  const { why } = error
  const isAboutTime = why._tag === 'ScheduleMissing' || (why._tag === 'BlockedByServer' && isTimeReason(why.reason))
  const timing = isAboutTime ? orderTiming(timingOf(now)) : undefined
  return timing?._tag === 'Blocked' ? timing : undefined
}

function otherThanCard(
  now: CheckoutSnapshot,
  error: CheckoutError<PlacementMessage>,
): Pick<PlaceOrderView, 'otherThanCard'> {
  if (error._tag !== 'Validation' || !isAboutCardAmount(error.why._tag)) return {}
  const lesser = lesserUseOffered(now)
  return { otherThanCard: { cash: isCashOffered(now.brand), ...(lesser === undefined ? {} : { lesser }) } }
}

function isAboutCardAmount(tag: string): boolean {
  return tag === 'BelowCardLeast' || tag === 'AboveCardMost'
}

function pickupOf(now: CheckoutSnapshot): string | undefined {
  const { brand, order } = now
  return comesThere(now) || !brand.ordering.pickup
    ? undefined
    : cartAddress({ ...order, diningOption: 'pickup' }, 'cart')
}

function priceErrorWords({ checks }: CheckoutSnapshot, words: Words['pay']): Spoken {
  const { message, reason, minimum } = checks.price.last ?? {}
  return message === undefined
    ? { text: words.cartError }
    : serverRefusalText(words, { why: reason, said: message, minimum })
}

/** The server's message is in English alone. */
function pausedWords(
  now: CheckoutSnapshot,
  error: CheckoutError<PlacementMessage>,
  times: Words['times'],
): Spoken | undefined {
  const isBlocked = error._tag === 'Validation' && error.why._tag === 'BlockedByServer'
  const facts = timingOf(now)
  const pause = isBlocked ? facts.validation?.pause : undefined
  return pause === undefined ? undefined : { text: pauseWords(times, pause, facts) }
}

function errorWords(
  now: CheckoutSnapshot,
  error: CheckoutError<PlacementMessage>,
  words: Words['pay'],
): Spoken | undefined {
  const minimum = now.checks.price.last?.minimum
  if (error._tag === 'Validation') return refusalWords(words, error.why, minimum)
  if (hasPriceError(now)) return priceErrorWords(now, words)
  if (hasNoAnswer(now)) return { text: words.noAnswer }
  if (error._tag === 'None') return undefined
  const newTotal = error.why._tag === 'PriceChanged' ? add(error.why.totalAmount, tipOf(now)) : undefined
  return placementWords(words, error.why, { newTotal, minimum })
}
