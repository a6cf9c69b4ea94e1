import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { Placement } from '../placement/order-gateway.ts'
import { type PlacementMessage, placementMessage } from '../placement/placement-message.ts'
import { isPlacing, isUnplaced } from '../placement/placement-state.ts'
import { type ValidationProblem, validationFailureProblem, validationProblem } from '../placement/validation-verdict.ts'
import type { CheckoutError } from './checkout-error.ts'
import { type CheckoutFacts, type CheckoutRefusal, checkoutRefusal } from './checkout-refusal.ts'
import { type CheckoutSnapshot, choiceOf, dueOf, leastAgeOf, tipOf } from './checkout-snapshot.ts'
import { instrumentFor } from './instrument-for.ts'
import { isPriced } from './order-checks.ts'

export type NotReady =
  /** An order is in flight, or a press waits. */
  | { readonly _tag: 'Busy' }
  | { readonly _tag: 'Blocked'; readonly why: CheckoutRefusal | ValidationProblem }
  | { readonly _tag: 'BeingChecked' }
  | { readonly _tag: 'NotPriced' }
  | { readonly _tag: 'CardMissing' }
  /** The wallet's approval is for another amount. */
  | { readonly _tag: 'WalletMissing' }

export type AgreedPlacement = Omit<Placement, 'confirmsDuplicate' | 'userToken'>

/** The button and the press share this result. `inSheet`: the wallet's open sheet approved it. */
export function readyToPlace(now: CheckoutSnapshot, inSheet = false): Either<NotReady, AgreedPlacement> {
  const { brand, order, patron, checkout } = now
  if (isBusy(now)) return left({ _tag: 'Busy' })
  const error = errorOf(now)
  if (error._tag === 'Validation') return left({ _tag: 'Blocked', why: error.why })
  const due = dueOf(now)
  if (due === undefined || !isJudged(now)) return left({ _tag: isAnswerDue(now) ? 'BeingChecked' : 'NotPriced' })
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
        ...promiseOf(now),
        tip: tipOf(now),
        expectedTotal: due,
        ...(now.checks.price.last === undefined ? {} : { price: now.checks.price.last }),
        polling: brand.ordering.polling,
      })
  }
}

/** Includes a press that waits. */
export function isBusy({ placement, checkout }: CheckoutSnapshot): boolean {
  return isPlacing(placement) || checkout.press?._tag === 'Waiting'
}

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

export function errorOf(now: CheckoutSnapshot): CheckoutError<PlacementMessage> {
  const why = whyNot(now)
  if (why !== undefined) return { _tag: 'Validation', why }
  const message = placementMessage(now.placement)
  // A wallet's failure does not concern another payment method.
  const isOver = choiceOf(now)._tag !== 'Wallet' && now.checkout.isWalletLeft !== true
  if (message?._tag === 'WalletFailed' && isOver) return { _tag: 'None' }
  return message === undefined ? { _tag: 'None' } : { _tag: 'Server', why: message }
}

export function hasPriceError({ checks }: CheckoutSnapshot): boolean {
  return checks.price.failure !== undefined || checks.price.last?.isValid === false
}

/** A check of the current order is running or due. */
export function isBeingChecked({ checks, order, placement }: CheckoutSnapshot): boolean {
  const { validation, price } = checks
  if (validation.isAsking || price.isAsking) return true
  const isDue = isUnplaced(placement) && !isPriced(checks, order)
  return isDue && validation.last?.isValid === true && price.last?.isValid === true
}

function whyNot(now: CheckoutSnapshot): CheckoutRefusal | ValidationProblem | undefined {
  const { validation } = now.checks
  const said =
    validation.failure === undefined
      ? validation.last && validationProblem(validation.last)
      : validationFailureProblem(validation.failure)
  // LOC-42: out of zone matters more than a minimum.
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
    ...promiseFacts(now),
    isCash: choiceOf(now)._tag === 'Cash',
    ...(now.amounts?.accepted === undefined ? {} : { accepted: now.amounts.accepted }),
    hasInstrument: hasInstrument(now),
    isPreorderRequired: now.location?.isPreorderRequired ?? false,
    isAsapOrderingEnabled: now.checks.validation.last?.isAsapOrderingEnabled ?? true,
  }
}

function promiseFacts(now: CheckoutSnapshot): Pick<CheckoutFacts, 'leastAge' | 'agePromise'> {
  const leastAge = leastAgeOf(now)
  const { agePromise } = now.checkout
  return {
    ...(leastAge === undefined ? {} : { leastAge }),
    ...(agePromise === undefined ? {} : { agePromise }),
  }
}

/** Never sent to a back end that names no least age. */
function promiseOf(now: CheckoutSnapshot): Pick<Placement, 'agePromise'> {
  const { agePromise } = now.checkout
  return leastAgeOf(now) === undefined || agePromise === undefined ? {} : { agePromise }
}

function hasInstrument(now: CheckoutSnapshot): boolean {
  const choice = choiceOf(now)
  if (choice._tag === 'Wallet') return now.wallet.kinds.length > 0
  return choice._tag === 'SavedCard' || (choice._tag === 'CardForm' && now.checkout.card !== undefined)
}

/** The server has validated and priced this order, and it is not placed yet. */
function isJudged(now: CheckoutSnapshot): boolean {
  return isUnplaced(now.placement) && isPriced(now.checks, now.order) && !hasPriceError(now)
}

function isAnswerDue(now: CheckoutSnapshot): boolean {
  return isBeingChecked(now) && now.checks.price.last !== undefined && !hasPriceError(now)
}
