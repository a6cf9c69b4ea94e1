import type { CallFailure } from '../call/call-failure.ts'
import { blockingReason } from '../checkout/validation-verdict.ts'
import type { FurtherStep, StepEnd } from '../payment/further-step.ts'
import type { IntentEnd, WalletFailure } from '../payment/intent-confirmation.ts'
import type { Instant } from '../time/clock.ts'
import type { OrderStatus, PlaceAnswer, Placement, PlaceOrderRefusal, StatusFailure } from './order-gateway.ts'
import type { PendingPlacement } from './pending-placement.ts'
import type { PlacingElsewhere } from './placement-lock.ts'
import type { Ticket } from './ticket.ts'

/** Why nothing was ordered; nothing was charged, and the same key may be tried again. */
export type PlacementRefusal =
  | PlaceOrderRefusal
  | PlacingElsewhere
  /** The processing ended with another code than 200 (CHK-50). */
  | {
      readonly _tag: 'EndedWith'
      readonly statusCode: number
      readonly message?: string
      readonly code?: string
      readonly reason?: string
    }
  /** The placing call never reached the server, and no longer can. */
  | { readonly _tag: 'NeverArrived' }
  /** A further step did not end in a payment. */
  | { readonly _tag: 'NotConfirmed'; readonly how: Exclude<StepEnd, 'taken'> }
  /** The wallet did not confirm the payment that was opened for it (PAY-17). */
  | { readonly _tag: 'WalletFailed'; readonly how: Exclude<WalletFailure, 'closed'> }

/** Why it is not known whether there is an order. */
export type PlacementDoubt =
  /** The placing call brought no clear answer. */
  | CallFailure
  /** The page closed in mid-placement. */
  | { readonly _tag: 'Interrupted' }
  /** The server took the order, and then its status could not be read. */
  | { readonly _tag: 'Accepted' }

/** A look at the status again and again. */
export interface Watch {
  readonly pending: PendingPlacement
  /** Answers to status calls so far; from 60 on the waits are longer (CHK-50). */
  readonly polls: number
  /** Status calls in a row that brought no answer; the fourth ends the watch (CHK-52). */
  readonly failures: number
  /** The processing is over: the next answer is the final one. */
  readonly isFinal: boolean
  /** Kept from the placing call; the final status may bring a newer one (CHK-51). */
  readonly ticket?: Ticket
  /** How often the customer was sent to take a further step. */
  readonly steps?: number
  /** How the last of them ended. Given up is given up: it is not taken again when its answer is lost. */
  readonly stepEnd?: StepEnd
}

/** Where a placement stands. `key` is the order's idempotency key. */
export type PlacementState =
  /** `NeverArrived`: an interrupted placement turned out not to exist. */
  | { readonly _tag: 'Draft'; readonly notice?: 'NeverArrived' }
  /** `past`: what became of the placement before, which a reload had interrupted; it is told until the order changes. */
  | { readonly _tag: 'Validated'; readonly key: string; readonly past?: PlacementRefusal }
  | { readonly _tag: 'Priced'; readonly key: string; readonly past?: PlacementRefusal }
  /** `isKept` false: this device cannot remember the placement across a reload. */
  | {
      readonly _tag: 'Submitting'
      readonly pending: PendingPlacement
      readonly polling: boolean
      readonly isKept: boolean
      /** The wallet waits for the payment of this order. */
      readonly intent?: Placement
    }
  /** The wallet's sheet has the word. `failed`: it confirmed nothing, and the server is being told. */
  | {
      readonly _tag: 'Paying'
      readonly pending: PendingPlacement
      readonly placement: Placement
      readonly failed?: WalletFailure
    }
  /** Nothing is charged before the customer has taken this step. `ended`: it is over, and the server is asked what came of it. */
  | {
      readonly _tag: 'Confirming'
      readonly watch: Watch
      readonly step: FurtherStep
      readonly ended?: StepEnd
    }
  /** The server has it. */
  | { readonly _tag: 'Polling'; readonly watch: Watch }
  | { readonly _tag: 'Placed'; readonly key: string; readonly ticket?: Ticket }
  | { readonly _tag: 'Refused'; readonly key: string; readonly why: PlacementRefusal }
  /** There may be an order. `gaveUp`: why the watch ended; the customer can have it look again. */
  | { readonly _tag: 'Unknown'; readonly watch: Watch; readonly doubt: PlacementDoubt; readonly gaveUp?: StatusFailure }

export type PlacementEvent =
  | { readonly _tag: 'OrderChanged' }
  | { readonly _tag: 'OrderValidated'; readonly key: string }
  | { readonly _tag: 'OrderPriced'; readonly key: string }
  /** The customer tries another card: clears the outcome of the earlier placement. */
  | { readonly _tag: 'AttemptBegun' }
  | { readonly _tag: 'Submitted'; readonly placement: Placement; readonly pending: PendingPlacement }
  | { readonly _tag: 'NotKept' }
  /** Another page of this browser is placing: nothing was sent from here. */
  | PlacingElsewhere
  /** That page has ended, and left nothing open. */
  | { readonly _tag: 'FreeAgain' }
  | { readonly _tag: 'PlacingAnswered'; readonly answer: PlaceAnswer }
  | { readonly _tag: 'PlacingFailed'; readonly why: PlaceOrderRefusal }
  | { readonly _tag: 'StepEnded'; readonly end: StepEnd }
  | { readonly _tag: 'IntentEnded'; readonly end: IntentEnd }
  | { readonly _tag: 'Waited' }
  | { readonly _tag: 'StatusAnswered'; readonly status: OrderStatus }
  | { readonly _tag: 'StatusFailed'; readonly failure: StatusFailure; readonly askedAt: Instant }
  /** The server has asked the processor what came of a further step. */
  | { readonly _tag: 'StepSettled'; readonly status: OrderStatus }
  /** A pending placement was found when the page opened (CART-17). */
  | { readonly _tag: 'Recovered'; readonly pending: PendingPlacement }
  | { readonly _tag: 'CheckAgain' }
  /** The customer, told that there may be an order, wants to start over all the same. */
  | { readonly _tag: 'SetAside' }

/** What the driver is to do; in order. */
export type PlacementCommand =
  | { readonly _tag: 'WritePending'; readonly pending: PendingPlacement }
  | { readonly _tag: 'Place'; readonly placement: Placement }
  | { readonly _tag: 'Wait'; readonly milliseconds: number }
  | { readonly _tag: 'AskStatus'; readonly key: string }
  | { readonly _tag: 'TakeStep'; readonly step: FurtherStep }
  | { readonly _tag: 'ConfirmIntent'; readonly clientSecret: string }
  /** Asks for the status, too. */
  | { readonly _tag: 'SettleStep'; readonly key: string; readonly isGivenUp: boolean }
  | { readonly _tag: 'ClearPending' }
  | { readonly _tag: 'ResetOrder' }

export interface PlacementStep {
  readonly state: PlacementState
  readonly commands: readonly PlacementCommand[]
}

export const draftPlacement: PlacementState = { _tag: 'Draft' }

/** What happened changes nothing. */
export function stay(state: PlacementState): PlacementStep {
  return { state, commands: [] }
}

/** CHK-35, CHK-36: an order is in flight, and a second one must not begin. */
export function isPlacing(state: PlacementState): boolean {
  switch (state._tag) {
    case 'Submitting':
    case 'Paying':
    case 'Confirming':
    case 'Polling':
    case 'Unknown':
      return true
    case 'Draft':
    case 'Validated':
    case 'Priced':
    case 'Refused':
    case 'Placed':
      return false
  }
}

/** The key that may be placed now: of a priced order, or of one that was refused and may be tried again. */
export function placeableKey(state: PlacementState): string | undefined {
  return state._tag === 'Priced' || state._tag === 'Refused' ? state.key : undefined
}

/** Nothing was sent, because another page of this browser is placing. */
export function isPlacedElsewhere(state: PlacementState): boolean {
  return state._tag === 'Refused' && state.why._tag === 'PlacingElsewhere'
}

/** The restaurant refuses the order itself: a dish, the time or the place. */
export function isAboutOrder(state: PlacementState): boolean {
  if (state._tag !== 'Refused') return false
  const { why } = state
  if (why._tag === 'PriceChanged') return !why.price.isValid
  return (why._tag === 'Refused' || why._tag === 'EndedWith') && blockingReason(why.reason) !== undefined
}

/** Nothing is being placed, and nothing has been. */
export function isUnplaced(state: PlacementState): boolean {
  return !isPlacing(state) && state._tag !== 'Placed'
}
