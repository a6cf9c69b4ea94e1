import type { CallFailure } from '../call/call-failure.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { FurtherStep, StepEnd } from '../payment/further-step.ts'
import type { IntentEnd, WalletFailure } from '../payment/intent-confirmation.ts'
import type { Ticket } from '../ticket/ticket.ts'
import type { Instant } from '../time/clock.ts'
import type { OrderStatus, PlaceAnswer, Placement, PlaceOrderRefusal, StatusFailure } from './order-gateway.ts'
import type { PendingPlacement } from './pending-placement.ts'
import type { PlacingElsewhere } from './placement-lock.ts'
import { blockingReason } from './validation-verdict.ts'

/** Nothing was ordered or charged. The key may be used again. */
export type PlacementRefusal =
  | PlaceOrderRefusal
  | PlacingElsewhere
  | {
      readonly _tag: 'EndedWith'
      readonly statusCode: number
      readonly message?: string
      readonly code?: string
      readonly reason?: string
    }
  | { readonly _tag: 'NeverArrived' }
  | { readonly _tag: 'NotConfirmed'; readonly how: Exclude<StepEnd, 'taken'> }
  | { readonly _tag: 'WalletFailed'; readonly how: Exclude<WalletFailure, 'closed'> }

/** Why it is unknown whether an order exists. */
export type PlacementDoubt =
  /** The placing call brought no clear answer. */
  | CallFailure
  /** The page closed during the placement. */
  | { readonly _tag: 'Interrupted' }
  /** The server accepted the order, but its status is unreadable. */
  | { readonly _tag: 'Accepted' }

/** Polling of the status. */
export interface Watch {
  readonly pending: PendingPlacement
  /** Answers so far; the interval grows after 60 (CHK-50). */
  readonly polls: number
  /** Consecutive failures; the fourth ends the watch (CHK-52). */
  readonly failures: number
  readonly isFinal: boolean
  /** Ticket of the placing call. The final status may have a newer one (CHK-51). */
  readonly ticket?: Ticket
  readonly steps?: number
  /** How the last step ended. A step that was given up is not repeated. */
  readonly stepEnd?: StepEnd
}

export type PlacementState =
  /** No message. The checks of the order say whether it can be placed. */
  | { readonly _tag: 'Idle' }
  /** `isKept` is false if the device cannot store the record. */
  | {
      readonly _tag: 'Submitting'
      readonly pending: PendingPlacement
      readonly polling: boolean
      readonly isKept: boolean
      readonly intent?: Placement
    }
  /** The wallet's sheet is open. `failed`: the sheet confirmed nothing, and the server is being informed. */
  | {
      readonly _tag: 'Paying'
      readonly pending: PendingPlacement
      readonly placement: Placement
      readonly failed?: WalletFailure
    }
  /** The customer must take a step before anything is charged. `ended`: the server is being asked for the result. */
  | {
      readonly _tag: 'Confirming'
      readonly watch: Watch
      readonly step: FurtherStep
      readonly ended?: StepEnd
    }
  | { readonly _tag: 'Polling'; readonly watch: Watch }
  | { readonly _tag: 'Placed'; readonly key: string; readonly ticket?: Ticket }
  /**
   * The message stays until the order changes. `key`: key of the refused placement; after a reload the order has
   * another.
   */
  | { readonly _tag: 'Refused'; readonly key: string; readonly why: PlacementRefusal }
  /** An order may exist. `gaveUp`: why the watch ended; the customer can look again. */
  | { readonly _tag: 'Unknown'; readonly watch: Watch; readonly doubt: PlacementDoubt; readonly gaveUp?: StatusFailure }

export type PlacementEvent =
  | { readonly _tag: 'OrderChanged' }
  | { readonly _tag: 'AttemptBegun' }
  | { readonly _tag: 'Submitted'; readonly placement: Placement; readonly pending: PendingPlacement }
  | { readonly _tag: 'NotKept' }
  | PlacingElsewhere
  | { readonly _tag: 'FreeAgain' }
  | { readonly _tag: 'PlacingAnswered'; readonly answer: PlaceAnswer }
  | { readonly _tag: 'PlacingFailed'; readonly why: PlaceOrderRefusal }
  | { readonly _tag: 'StepEnded'; readonly end: StepEnd }
  | { readonly _tag: 'IntentEnded'; readonly end: IntentEnd }
  | { readonly _tag: 'Waited' }
  | { readonly _tag: 'StatusAnswered'; readonly status: OrderStatus }
  | { readonly _tag: 'StatusFailed'; readonly failure: StatusFailure; readonly askedAt: Instant }
  | { readonly _tag: 'StepSettled'; readonly status: OrderStatus }
  /** A pending record was found at page load (CART-17). */
  | { readonly _tag: 'Recovered'; readonly pending: PendingPlacement }
  | { readonly _tag: 'CheckAgain' }
  | { readonly _tag: 'SetAside' }

export type PlacementCommand =
  | { readonly _tag: 'WritePending'; readonly pending: PendingPlacement }
  | { readonly _tag: 'Place'; readonly placement: Placement }
  | { readonly _tag: 'Wait'; readonly milliseconds: number }
  | { readonly _tag: 'AskStatus'; readonly key: string }
  | { readonly _tag: 'TakeStep'; readonly step: FurtherStep }
  | { readonly _tag: 'ConfirmIntent'; readonly clientSecret: string }
  /** Returns the status too. */
  | { readonly _tag: 'SettleStep'; readonly key: string; readonly isGivenUp: boolean }
  | { readonly _tag: 'ClearPending' }
  | { readonly _tag: 'ResetOrder' }

export interface PlacementStep {
  readonly state: PlacementState
  readonly commands: readonly PlacementCommand[]
}

export const idlePlacement: PlacementState = { _tag: 'Idle' }

export function stay(state: PlacementState): PlacementStep {
  return { state, commands: [] }
}

export function isPlacing(state: PlacementState): boolean {
  switch (state._tag) {
    case 'Submitting':
    case 'Paying':
    case 'Confirming':
    case 'Polling':
    case 'Unknown':
      return true
    case 'Idle':
    case 'Refused':
    case 'Placed':
      return false
  }
}

export function isPlacedElsewhere(state: PlacementState): boolean {
  return state._tag === 'Refused' && state.why._tag === 'PlacingElsewhere'
}

/** Undefined if the refusal is about another order, such as the one before a reload. */
export function refusalOf(
  state: PlacementState,
  { idempotencyKey }: Pick<OrderInProgress, 'idempotencyKey'>,
): PlacementRefusal | undefined {
  return state._tag === 'Refused' && state.key === idempotencyKey ? state.why : undefined
}

/** The restaurant refuses the order: a dish, the time or the place. */
export function isAboutOrder(why: PlacementRefusal): boolean {
  if (why._tag === 'PriceChanged') return !why.price.isValid
  return (why._tag === 'Refused' || why._tag === 'EndedWith') && blockingReason(why.reason) !== undefined
}

/** Whether a placing call may be sent. */
export function isUnplaced(state: PlacementState): boolean {
  return !isPlacing(state) && state._tag !== 'Placed'
}
