import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { FewLeft } from '../cart/line-standing.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { OrderingPause } from '../location/ordering-pause.ts'
import type { AgePromise } from '../menu/alcohol.ts'
import type { Minor } from '../money/minor.ts'
import type { FurtherStep } from '../payment/further-step.ts'
import type { PriceCheck } from '../pricing/price-check.ts'
import type { Ticket } from '../ticket/ticket.ts'
import type { GuestInfo } from './guest-info.ts'

/** Payment of an order. No member can hold a card number (CHK-40). */
export type Instrument =
  | { readonly _tag: 'Cash' }
  /** Single-use token of the processor's form. */
  | { readonly _tag: 'Nonce'; readonly nonce: string }
  | { readonly _tag: 'Transaction'; readonly transactionId: string }
  /** Opens a payment that the wallet confirms (PAY-14). The resulting transaction then pays for the order. */
  | { readonly _tag: 'Intent' }
  /** The patron's primary card (PAY-51). */
  | { readonly _tag: 'SavedCard' }
  | { readonly _tag: 'NothingDue' }

export interface Placement {
  readonly order: OrderInProgress
  readonly guest?: GuestInfo
  readonly instrument: Instrument
  readonly tip: Minor
  /** totalAmount + tip as shown; the server refuses to charge another amount (409 price_changed). */
  readonly expectedTotal: Minor
  readonly price?: PriceCheck
  readonly polling: boolean
  /** The customer confirmed that the order is no accidental duplicate. */
  readonly confirmsDuplicate?: boolean
  /** Only if the validation named a least age. */
  readonly agePromise?: AgePromise
  /** Bot-check token, if the server demanded one. */
  readonly userToken?: string
}

export type PlaceOrderRefusal =
  | CallFailure
  /** Nothing was charged. */
  | { readonly _tag: 'PriceChanged'; readonly price: PriceCheck }
  /** A similar order was placed moments ago; the customer may confirm. */
  | { readonly _tag: 'DuplicateSuspected' }

/** With polling `ticket` may be absent until the status has it (CHK-51). */
export type PlaceAnswer =
  | { readonly _tag: 'Placed'; readonly ticket: Ticket }
  | { readonly _tag: 'Accepted' }
  | { readonly _tag: 'IntentOpened'; readonly clientSecret: string }
  | { readonly _tag: 'StepRequired'; readonly step: FurtherStep }

/** Code: the payment needs a further step. */
export const stepRequiredCode = 'payment_action_required'

/** CHK-49, CHK-50: statusCode 200 is success, 202 in progress. */
export interface OrderStatus {
  readonly status: string
  readonly statusCode: number
  readonly message?: string
  readonly code?: string
  readonly reason?: string
  readonly ticket?: Ticket
  readonly furtherStep?: FurtherStep
}

export type StatusFailure =
  | CallFailure
  /**
   * The server does not know the key, but a placing call may still be queued. `keepsTime`: the server ignores placing
   * calls older than twenty seconds or with a closed connection.
   */
  | { readonly _tag: 'UnknownOrder'; readonly keepsTime: boolean }

/** A cake may need a day. `name`: the item. */
export interface OrderNotice {
  readonly name: string
  readonly minutes: number
}

export interface ValidateResult {
  readonly isValid: boolean
  readonly reason?: string
  readonly message?: string
  readonly discountStatus?: string
  readonly invalidModifiers: readonly string[]
  readonly invalidGroups: readonly string[]
  readonly invalidItems: readonly string[]
  /** Subset of `invalidItems`; absent if empty or unknown. */
  readonly soldOutItems?: readonly string[]
  /** Subset of `invalidItems`: not served at that time. */
  readonly unservedItems?: readonly string[]
  /** Items and modifiers of which the order contains more than are left. */
  readonly fewLeft?: readonly FewLeft[]
  readonly isAsapOrderingEnabled: boolean
  /** The longest notice that an item of the order needs. */
  readonly notice?: OrderNotice
  /** Years; the order has alcohol. */
  readonly leastAge?: number
  /** Staff paused ordering, which is why the order is invalid. */
  readonly pause?: OrderingPause
  /** Minutes. */
  readonly serviceEstimate?: number
  readonly nextAvailableTime?: string
  readonly nextAvailableDate?: string
  /** Seconds since 1970. */
  readonly nextAvailableAt?: number
}

export interface OrderValidator {
  readonly validate: (order: OrderInProgress) => Promise<Either<CallFailure, ValidateResult>>
}

export interface OrderGateway extends OrderValidator {
  /** Read-only. */
  readonly checkPrice: (order: OrderInProgress) => Promise<Either<CallFailure, PriceCheck>>
  /** Idempotent by key: one ticket. On `NoResponse` call `status`, never place again. */
  readonly place: (placement: Placement) => Promise<Either<PlaceOrderRefusal, PlaceAnswer>>
  /** Status by idempotency key. Read-only. */
  readonly status: (idempotencyKey: string) => Promise<Either<StatusFailure, OrderStatus>>
  /** The customer finished or gave up a further step. The server asks the processor for the result. Idempotent. */
  readonly settleStep: (idempotencyKey: string, isGivenUp: boolean) => Promise<Either<StatusFailure, OrderStatus>>
  /** The token grants access to the order. */
  readonly orderByToken: (token: string) => Promise<Either<CallFailure, Ticket>>
}
