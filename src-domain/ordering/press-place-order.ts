import { type Either, isLeft, isRight, left } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { forgetInstrument, forgetPress, leaveWallet, pressed } from '../checkout/change-checkout.ts'
import type { CheckoutState } from '../checkout/checkout-state.ts'
import type { Cents } from '../money/cents.ts'
import type { StateCell } from '../state/state-cell.ts'
import { type CheckoutSnapshot, choiceOf, dueOf, dueShown, needsCard, tipToConfirm } from './checkout-snapshot.ts'
import type { OrderChecks } from './order-checks.ts'
import { checkPlacementAgain, type PlacedOrder, type PlacementEnd, placeOrder } from './place-order.ts'
import type { PlacementPorts } from './placement-driver.ts'
import type { PlacementRefusal, PlacementState } from './placement-state.ts'
import { type AgreedPlacement, canPress, isBeingChecked, type NotReady, readyToPlace } from './ready-to-place.ts'

export interface PressPorts extends PlacementPorts {
  readonly checkout: StateCell<CheckoutState>
  readonly checks: StateCell<OrderChecks>
  /** One look at all that the checkout depends on. */
  readonly snapshot: () => CheckoutSnapshot
  /** Resolves as soon as this is true, looking whenever a check or the placement has changed. */
  readonly until: (isTrue: () => boolean) => Promise<void>
}

/** Why a press brought no order; what the screens have to say of it stands in the cells. */
export type PressEnd =
  | NotReady
  | PlacementEnd
  /** Without a network nothing was sent. */
  | { readonly _tag: 'HeldOffline' }
  /** The total became another while the press waited: the customer is asked. */
  | { readonly _tag: 'Moved' }
  /** The tip is unusual: the customer is asked. */
  | { readonly _tag: 'TipAsked' }
  /** The server knows the session no longer (CHK-55). */
  | { readonly _tag: 'SessionEnded' }

/**
 * Place Order: what is shown is what is agreed to, with the instrument that was chosen. A note that was typed last makes
 * another order of it, which is checked while the finger is on the button already: the press waits for that check.
 * Policy: ignored while running.
 */
export function pressPlaceOrder(ports: PressPorts): (confirmsDuplicate: boolean) => TaskEither<PressEnd, PlacedOrder> {
  const { checkout } = ports
  return (confirmsDuplicate) => async () => {
    if (checkout.current().press?._tag === 'Waiting') return left({ _tag: 'Busy' })
    checkout.update(forgetPress)
    const unheard = whyUnheard(ports)
    if (unheard !== undefined) return left(unheard)
    if (asksAboutTip(ports)) return left({ _tag: 'TipAsked' })
    return submitWhenChecked(ports, confirmsDuplicate)
  }
}

/**
 * The customer agreed in the sheet of a wallet whose payment we open (PAY-14). The sheet shows `amount`: an order that
 * comes to another is not placed by it. Who was asked about a look-alike and opens the sheet again has said yes.
 */
export function agreeInWallet(ports: PressPorts): (amount: Cents) => TaskEither<PressEnd, PlacedOrder> {
  const { checkout, placement, snapshot, until } = ports
  return (amount) => async () => {
    // An earlier press may wait for the same check. The approval of the wallet is not lost meanwhile.
    if (checkout.current().press?._tag === 'Waiting') await until(() => !isBeingChecked(snapshot()))
    checkout.update(forgetPress)
    const unheard = whyUnheard(ports)
    if (unheard !== undefined) return left(unheard)
    const before = placement.current()
    const confirmsDuplicate = before._tag === 'Refused' && before.why._tag === 'DuplicateSuspected'
    return submitWhenChecked(ports, confirmsDuplicate, amount)
  }
}

/** Looks again at a placement of which nobody knew what became of it. */
export function lookAgain(ports: PressPorts): TaskEither<PressEnd, PlacedOrder> {
  return async () => {
    const outcome = await checkPlacementAgain(ports)()
    if (isLeft(outcome)) forgetUsedInstrument(ports)
    return outcome
  }
}

/** A press that nothing waits for: without a network, or while something stands in the way. */
function whyUnheard({ checkout, snapshot }: PressPorts): PressEnd | undefined {
  if (!snapshot().isOnline) {
    const held = { _tag: 'HeldOffline' } as const
    checkout.update(pressed(held))
    return held
  }
  const ready = readyToPlace(snapshot())
  return isLeft(ready) && !canPress(ready) ? ready.left : undefined
}

/** A wallet's sheet names its amount itself, and its button is not shown before the tip is confirmed. */
function asksAboutTip({ checkout, snapshot }: PressPorts): boolean {
  const unusual = tipToConfirm(snapshot())
  if (unusual !== undefined) checkout.update(pressed({ _tag: 'TipAsked', ...unusual }))
  return unusual !== undefined
}

/** Sends it when no check is out any more. The end of one may begin the next: an order that was found valid is priced. */
async function submitWhenChecked(
  ports: PressPorts,
  confirmsDuplicate: boolean,
  inSheet?: Cents,
): Promise<Either<PressEnd, PlacedOrder>> {
  for (;;) {
    if (await movedMeanwhile(ports)) return left({ _tag: 'Moved' })
    const ready = readyToPlace(ports.snapshot(), inSheet !== undefined)
    if (isRight(ready)) {
      const isAnother = inSheet !== undefined && ready.right.expectedTotal !== inSheet
      return isAnother ? left({ _tag: 'Moved' }) : submit(ports, ready.right, confirmsDuplicate)
    }
    if (ready.left._tag !== 'BeingChecked') return notYet(ports, ready.left)
  }
}

function notYet({ checkout }: PressPorts, why: NotReady): Either<PressEnd, never> {
  if (why._tag === 'WalletMissing') checkout.update((now) => ({ ...now, isQuestionClosed: true }))
  return left(why)
}

async function submit(
  ports: PressPorts,
  request: AgreedPlacement,
  confirmsDuplicate: boolean,
): Promise<Either<PressEnd, PlacedOrder>> {
  const { checkout, placement } = ports
  checkout.update(({ isQuestionClosed: _, ...now }) => ({ ...now, agreedTotal: request.expectedTotal }))
  // From here to the machine's first step nothing waits, so that a second press finds the order in flight.
  const outcome = await placeOrder(ports)({ ...request, ...(confirmsDuplicate ? { confirmsDuplicate } : {}) })()
  if (isRight(outcome)) return outcome
  forgetUsedInstrument(ports)
  if (choiceOf(ports.snapshot())._tag === 'Wallet' && isDeclined(placement.current())) checkout.update(leaveWallet)
  takeNewPrice(ports)
  return isSessionOver(placement.current()) ? left({ _tag: 'SessionEnded' }) : outcome
}

/** The press is carried out when the total is the one that was shown. True: it is another, and the customer is asked. */
async function movedMeanwhile({ checkout, snapshot, until }: PressPorts): Promise<boolean> {
  if (!isBeingChecked(snapshot())) return false
  const before = dueShown(snapshot())
  checkout.update(pressed({ _tag: 'Waiting' }))
  await until(() => !isBeingChecked(snapshot()))
  checkout.update(forgetPress)
  const now = snapshot()
  const after = dueOf(now)
  if (before === undefined || after === undefined || after === before) return false
  // Where a card is typed next, or a wallet asked again, the new total is shown there.
  if (needsCard(now) || choiceOf(now)._tag === 'Wallet') return false
  checkout.update(pressed({ _tag: 'Moved', before, after }))
  return true
}

/**
 * A nonce is used up by any answer but those that come before anybody is charged. While there is no answer it is kept:
 * a wallet that was approved for an order which never arrived is not asked again.
 */
function forgetUsedInstrument({ checkout, placement }: PressPorts): void {
  const state = placement.current()
  const isUnused = state._tag === 'Unknown' || (state._tag === 'Refused' && isBeforeCharging(state.why))
  if (!isUnused) checkout.update(forgetInstrument)
}

function isBeforeCharging(why: PlacementRefusal): boolean {
  return (
    why._tag === 'PriceChanged' ||
    why._tag === 'DuplicateSuspected' ||
    why._tag === 'NeverArrived' ||
    why._tag === 'PlacingElsewhere' ||
    (why._tag === 'Refused' && (why.status === 403 || why.status === 401))
  )
}

/** The server's new price is the one that the next try agrees to. */
function takeNewPrice({ checks, placement }: PressPorts): void {
  const state = placement.current()
  if (state._tag !== 'Refused' || state.why._tag !== 'PriceChanged') return
  const { price } = state.why
  checks.update((now) => ({ ...now, price: { asked: now.price.asked + 1, isAsking: false, last: price } }))
}

const paymentRequired = 402

function isDeclined(state: PlacementState): boolean {
  if (state._tag !== 'Refused') return false
  const { why } = state
  switch (why._tag) {
    case 'WalletFailed':
      return why.how === 'refused'
    case 'Refused':
      return why.status === paymentRequired
    case 'EndedWith':
      return why.statusCode === paymentRequired
    default:
      return false
  }
}

function isSessionOver(state: PlacementState): boolean {
  return state._tag === 'Refused' && state.why._tag === 'Refused' && state.why.status === 401
}
