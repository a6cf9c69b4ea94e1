import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { GuestInfo } from '../checkout/guest-info.ts'
import type { Cents } from '../money/cents.ts'
import type { FurtherStep } from '../payment/further-step.ts'
import type { PriceCheck } from '../pricing/price-check.ts'
import type { Ticket } from './ticket.ts'

/** How an order is paid. No member can hold a card number (CHK-40). */
export type Instrument =
  | { readonly _tag: 'Cash' }
  /** A single-use token from the processor's own form. */
  | { readonly _tag: 'Nonce'; readonly nonce: string }
  | { readonly _tag: 'Transaction'; readonly transactionId: string }
  /** A payment is to be opened that the customer's wallet confirms (PAY-14); the order is placed with its transaction. */
  | { readonly _tag: 'Intent' }
  /** The patron's primary card on file (PAY-51). */
  | { readonly _tag: 'SavedCard' }
  /** Nothing is due (CHK-63). */
  | { readonly _tag: 'NothingDue' }

export interface Placement {
  readonly order: OrderInProgress
  readonly guest?: GuestInfo
  readonly instrument: Instrument
  readonly tip: Cents
  /** totalAmount + tip as shown; the server refuses to charge another amount (409 price_changed). */
  readonly expectedTotal: Cents
  /** What stood above the button, line by line. */
  readonly price?: PriceCheck
  /** CHK-46: how the configuration wants it placed. */
  readonly polling: boolean
  /** The customer said that a look-alike of a recent order is meant. */
  readonly confirmsDuplicate?: boolean
  /** Of a bot check, after the server asked for one. */
  readonly userToken?: string
}

export type PlaceOrderRefusal =
  | CallFailure
  /** The price moved; nothing was charged. */
  | { readonly _tag: 'PriceChanged'; readonly price: PriceCheck }
  /** Another order like this one was placed moments ago; the customer may confirm. */
  | { readonly _tag: 'DuplicateSuspected' }

/** `ticket` with polling may be absent until the status carries it (CHK-51). */
export type PlaceAnswer =
  | { readonly _tag: 'Placed'; readonly ticket: Ticket }
  | { readonly _tag: 'Accepted' }
  /** Of an `Intent`: what the wallet confirms. */
  | { readonly _tag: 'IntentOpened'; readonly clientSecret: string }
  /** Nothing is charged before the customer has taken this step. */
  | { readonly _tag: 'StepRequired'; readonly step: FurtherStep }

/** In a status, and in the refusal of a placing call: the customer has to take a further step first. */
export const stepRequiredCode = 'payment_action_required'

/** CHK-49, CHK-50: statusCode 200 is success, 202 means still in work. */
export interface OrderStatus {
  readonly status: string
  readonly statusCode: number
  readonly message?: string
  /** What the message says, in a word; absent where the back end has none. */
  readonly code?: string
  readonly reason?: string
  readonly ticket?: Ticket
  /** What the customer has to do now. */
  readonly furtherStep?: FurtherStep
}

/** Why a call for a status brought none. */
export type StatusFailure =
  | CallFailure
  /**
   * Nothing is known under this key; a placing call may still be in line. `keepsTime`: whoever says so acts on no placing
   * call that came longer than twenty seconds ago, nor on one whose connection is gone.
   */
  | { readonly _tag: 'UnknownOrder'; readonly keepsTime: boolean }

export interface ValidateResult {
  readonly isValid: boolean
  readonly reason?: string
  readonly message?: string
  readonly discountStatus?: string
  readonly invalidModifiers: readonly string[]
  readonly invalidGroups: readonly string[]
  readonly invalidItems: readonly string[]
  /** Of `invalidItems`: sold out; absent where none is, or where the back end does not tell. */
  readonly soldOutItems?: readonly string[]
  /** Of `invalidItems`: not on the menu that is served then. */
  readonly unservedItems?: readonly string[]
  readonly isAsapOrderingEnabled: boolean
  /** Minutes. */
  readonly serviceEstimate?: number
  readonly nextAvailableTime?: string
  readonly nextAvailableDate?: string
  /** Seconds since 1970. */
  readonly nextAvailableAt?: number
}

/** Whether an order can be had as it stands. */
export interface OrderValidator {
  readonly validate: (order: OrderInProgress) => TaskEither<CallFailure, ValidateResult>
}

/** The conversation about one order with whoever cooks it. */
export interface OrderGateway extends OrderValidator {
  /** Reads only; may be asked as often as the order changes. */
  readonly checkPrice: (order: OrderInProgress) => TaskEither<CallFailure, PriceCheck>
  /** Safe to repeat with the same key: the kitchen gets one ticket. On `NoResponse` ask `status`, never place anew. */
  readonly place: (placement: Placement) => TaskEither<PlaceOrderRefusal, PlaceAnswer>
  /** By idempotency key. Reads only. */
  readonly status: (idempotencyKey: string) => TaskEither<StatusFailure, OrderStatus>
  /**
   * The customer is back from a further step, or gives it up: the server asks the processor, and takes nobody else's word
   * for it. Safe to repeat.
   */
  readonly settleStep: (idempotencyKey: string, isGivenUp: boolean) => TaskEither<StatusFailure, OrderStatus>
  /** The public order page, by its capability token. */
  readonly orderByToken: (token: string) => TaskEither<CallFailure, Ticket>
}
