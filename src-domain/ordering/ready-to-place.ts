import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { blocksPlacing, type CheckoutError } from '../checkout/checkout-error.ts'
import { type CheckoutFacts, type CheckoutRefusal, checkoutRefusal } from '../checkout/checkout-refusal.ts'
import { isPlaceOrderEnabled } from '../checkout/place-order-enabled.ts'
import { type ValidationProblem, validationFailureProblem, validationProblem } from '../checkout/validation-verdict.ts'
import { type CheckoutSnapshot, choiceOf, dueOf, tipOf } from './checkout-snapshot.ts'
import { instrumentFor } from './instrument-for.ts'
import { current } from './order-checks.ts'
import type { Placement } from './order-gateway.ts'
import { type PlacementMessage, placementMessage } from './placement-message.ts'
import { isPlacing, placeableKey } from './placement-state.ts'

/** Why the order is not placed by a press now. */
export type NotReady =
  /** An order is in flight, or an earlier press waits for its price. */
  | { readonly _tag: 'Busy' }
  /** A rule of the house, or the restaurant's word, stands in the way (CHK-25 to CHK-32). */
  | { readonly _tag: 'Blocked'; readonly why: CheckoutRefusal | ValidationProblem }
  /** Nothing that is known speaks against it, and what is not known yet is being asked for: a press may wait. */
  | { readonly _tag: 'BeingChecked' }
  /** The price is not known, or not good (PRICE-03, PRICE-04). */
  | { readonly _tag: 'NotPriced' }
  /** The card is typed first (PAY-52). */
  | { readonly _tag: 'CardMissing' }
  /** What the wallet's sheet agreed to is not what is due: its own button asks again. */
  | { readonly _tag: 'WalletMissing' }

/** What is sent when the customer agrees to what is shown. */
export type AgreedPlacement = Omit<Placement, 'confirmsDuplicate' | 'userToken'>

/**
 * Whether the order can be placed as it stands, for the button and for whoever presses it alike. `inSheet`: the customer
 * agrees in the wallet's sheet, which waits for the payment that it is to confirm.
 */
export function readyToPlace(now: CheckoutSnapshot, inSheet = false): Either<NotReady, AgreedPlacement> {
  const { brand, order, patron, checkout } = now
  if (isBusy(now)) return left({ _tag: 'Busy' })
  const error = errorOf(now)
  if (error._tag === 'Validation') return left({ _tag: 'Blocked', why: error.why })
  const due = dueOf(now)
  if (due === undefined || !isJudged(now, error)) return left({ _tag: isAnswerDue(now) ? 'BeingChecked' : 'NotPriced' })
  const { card, wallet } = now.checkout
  const instrument = instrumentFor({
    choice: choiceOf(now),
    due,
    nonce: card?.nonce,
    wallet: wallet?.amount === due ? wallet.brought : undefined,
    inSheet,
  })
  switch (instrument._tag) {
    case 'EnterCard':
      return left({ _tag: 'CardMissing' })
    case 'OpenWallet':
      return left({ _tag: 'WalletMissing' })
    case 'Cash':
    case 'Nonce':
    case 'Transaction':
    case 'Intent':
    case 'SavedCard':
    case 'NothingDue':
      return right({
        order,
        ...(patron === undefined && checkout.guest !== undefined ? { guest: checkout.guest } : {}),
        instrument,
        tip: tipOf(now),
        expectedTotal: due,
        ...(now.checks.price.last === undefined ? {} : { price: now.checks.price.last }),
        polling: brand.ordering.polling,
      })
  }
}

/** The order is on its way, or a press waits for its price. */
export function isBusy({ placement, checkout }: CheckoutSnapshot): boolean {
  return isPlacing(placement) || checkout.press?._tag === 'Waiting'
}

/** A press is heard: it is carried out at once, leads to what is missing, or waits for the price. */
export function canPress(ready: Either<NotReady, unknown>): boolean {
  if (ready._tag === 'Right') return true
  switch (ready.left._tag) {
    case 'BeingChecked':
    case 'CardMissing':
    case 'WalletMissing':
      return true
    case 'Busy':
    case 'Blocked':
    case 'NotPriced':
      return false
  }
}

/** CHK-37: a validation error, else what became of the placement. */
export function errorOf(now: CheckoutSnapshot): CheckoutError<PlacementMessage> {
  const why = whyNot(now)
  if (why !== undefined) return { _tag: 'Validation', why }
  const message = placementMessage(now.placement)
  // Who pays in another way need not hear of the wallet any more.
  const isOver = choiceOf(now)._tag !== 'Wallet' && now.checkout.isWalletLeft !== true
  if (message?._tag === 'WalletFailed' && isOver) return { _tag: 'None' }
  return message === undefined ? { _tag: 'None' } : { _tag: 'Server', why: message }
}

/** The price could not be had, or the order is not valid as it is (PRICE-03, PRICE-04, CHK-33). */
export function hasPriceError({ checks }: CheckoutSnapshot): boolean {
  return checks.price.failure !== undefined || checks.price.last?.isValid === false
}

/** The order is not what the server last judged, and the server is being asked; it says something in the end. */
export function isBeingChecked({ checks, placement }: CheckoutSnapshot): boolean {
  const { validation, price } = checks
  if (validation.isAsking || price.isAsking) return true
  const isUnanswered = placement._tag === 'Draft' || placement._tag === 'Validated'
  // Of a check that failed there is no last answer.
  return isUnanswered && validation.last?.isValid === true && price.last?.isValid === true
}

function whyNot(now: CheckoutSnapshot): CheckoutRefusal | ValidationProblem | undefined {
  const { validation } = now.checks
  const said =
    validation.failure === undefined
      ? validation.last && validationProblem(validation.last)
      : validationFailureProblem(validation.failure)
  // What is missing for the minimum is no use to who lives where nobody comes (LOC-42).
  const isNowhere = said?._tag === 'BlockedByServer' && said.reason === 'delivery-radius'
  return isNowhere ? said : (checkoutRefusal(factsOf(now)) ?? said)
}

function factsOf(now: CheckoutSnapshot): CheckoutFacts {
  return {
    brand: now.brand,
    order: now.order,
    price: now.checks.price.last,
    tip: tipOf(now),
    isSignedIn: now.patron !== undefined,
    isCash: choiceOf(now)._tag === 'Cash',
    ...(now.amounts?.accepted === undefined ? {} : { accepted: now.amounts.accepted }),
    hasInstrument: hasInstrument(now),
    isPreorderRequired: now.location?.isPreorderRequired ?? false,
    isAsapOrderingEnabled: now.checks.validation.last?.isAsapOrderingEnabled ?? true,
  }
}

function hasInstrument(now: CheckoutSnapshot): boolean {
  const choice = choiceOf(now)
  if (choice._tag === 'Wallet') return now.wallet.kinds.length > 0
  return choice._tag === 'SavedCard' || (choice._tag === 'CardForm' && now.checkout.card !== undefined)
}

/** The server has judged and priced this very order, or refused it in a way that may be tried again. */
function isJudged(now: CheckoutSnapshot, error: CheckoutError<PlacementMessage>): boolean {
  const { checks, placement } = now
  return (
    placeableKey(placement) !== undefined &&
    isPlaceOrderEnabled({
      hasValidationError: blocksPlacing(error),
      hasPriceError: hasPriceError(now),
      price: current(checks.price),
      isInFlight: isPlacing(placement),
    })
  )
}

function isAnswerDue(now: CheckoutSnapshot): boolean {
  return isBeingChecked(now) && now.checks.price.last !== undefined && !hasPriceError(now)
}
