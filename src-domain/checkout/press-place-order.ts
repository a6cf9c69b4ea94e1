import { type Either, isLeft, isRight, left } from 'fp-ts/lib/Either.js'
import type { Minor } from '../money/minor.ts'
import { checkPlacementAgain, type PlacedOrder, type PlacementEnd, placeOrder } from '../placement/place-order.ts'
import type { PlacementPorts } from '../placement/placement-driver.ts'
import type { PlacementRefusal, PlacementState } from '../placement/placement-state.ts'
import type { StateCell } from '../state/state-cell.ts'
import { forgetInstrument, forgetPress, leaveWallet, pressed } from './change-checkout.ts'
import { type CheckoutSnapshot, choiceOf, dueOf, dueShown, needsCard, tipToConfirm } from './checkout-snapshot.ts'
import type { CheckoutState } from './checkout-state.ts'
import type { OrderChecks } from './order-checks.ts'
import { type AgreedPlacement, canPress, isBeingChecked, type NotReady, readyToPlace } from './ready-to-place.ts'

export interface PressPorts extends PlacementPorts {
  readonly checkout: StateCell<CheckoutState>
  readonly checks: StateCell<OrderChecks>
  /** The snapshot that the screen shows. A press uses no other state. */
  readonly snapshot: () => CheckoutSnapshot
  /** Resolves once true; evaluated on every change of the snapshot. */
  readonly until: (isTrue: () => boolean) => Promise<void>
}

/** The checkout's state has the message. */
export type PressEnd =
  | NotReady
  | PlacementEnd
  /** The device is offline, so nothing was sent. */
  | { readonly _tag: 'HeldOffline' }
  | { readonly _tag: 'Moved' }
  | { readonly _tag: 'TipAsked' }
  | { readonly _tag: 'SessionEnded' }

/**
 * Places the order as shown. If a note edited last started a new check, the press waits for it. Policy: ignored while
 * running.
 */
export function pressPlaceOrder(
  ports: PressPorts,
): (confirmsDuplicate: boolean) => Promise<Either<PressEnd, PlacedOrder>> {
  const { checkout, snapshot } = ports
  return async (confirmsDuplicate) => {
    if (snapshot().checkout.press?._tag === 'Waiting') return left({ _tag: 'Busy' })
    checkout.update(forgetPress)
    const unheard = whyUnheard(ports)
    if (unheard !== undefined) return left(unheard)
    if (asksAboutTip(ports)) return left({ _tag: 'TipAsked' })
    return submitWhenChecked(ports, confirmsDuplicate)
  }
}

/**
 * Places the order approved in a wallet sheet (PAY-14), if its total is the sheet's `amount`. Opening the sheet again
 * confirms a suspected duplicate.
 */
export function agreeInWallet(ports: PressPorts): (amount: Minor) => Promise<Either<PressEnd, PlacedOrder>> {
  const { checkout, snapshot, until } = ports
  return async (amount) => {
    // Waits for an earlier press instead of failing, because the wallet's approval would be lost.
    if (snapshot().checkout.press?._tag === 'Waiting') await until(() => !isBeingChecked(snapshot()))
    checkout.update(forgetPress)
    const unheard = whyUnheard(ports)
    if (unheard !== undefined) return left(unheard)
    const before = snapshot().placement
    const confirmsDuplicate = before._tag === 'Refused' && before.why._tag === 'DuplicateSuspected'
    return submitWhenChecked(ports, confirmsDuplicate, amount)
  }
}

export function lookAgain(ports: PressPorts): () => Promise<Either<PressEnd, PlacedOrder>> {
  return async () => {
    const outcome = await checkPlacementAgain(ports)()
    if (isLeft(outcome)) forgetUsedInstrument(ports)
    return outcome
  }
}

function whyUnheard({ checkout, snapshot }: PressPorts): PressEnd | undefined {
  if (!snapshot().isOnline) {
    const held = { _tag: 'HeldOffline' } as const
    checkout.update(pressed(held))
    return held
  }
  const ready = readyToPlace(snapshot())
  return isLeft(ready) && !canPress(ready) ? ready.left : undefined
}

/**
 * A wallet payment skips this question: its sheet shows the amount, and its button appears after the tip is confirmed.
 */
function asksAboutTip({ checkout, snapshot }: PressPorts): boolean {
  const unusual = tipToConfirm(snapshot())
  if (unusual !== undefined) checkout.update(pressed({ _tag: 'TipAsked', ...unusual }))
  return unusual !== undefined
}

/** Repeats, because a finished check may start the next: validation starts pricing. */
async function submitWhenChecked(
  ports: PressPorts,
  confirmsDuplicate: boolean,
  inSheet?: Minor,
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
  const { checkout, snapshot } = ports
  checkout.update(({ isQuestionClosed: _, ...now }) => ({ ...now, agreedTotal: request.expectedTotal }))
  // Runs synchronously up to the machine's first step, so that a second press is ignored.
  const outcome = await placeOrder(ports)({ ...request, ...(confirmsDuplicate ? { confirmsDuplicate } : {}) })
  if (isRight(outcome)) return outcome
  forgetUsedInstrument(ports)
  if (choiceOf(snapshot())._tag === 'Wallet' && isDeclined(snapshot().placement)) checkout.update(leaveWallet)
  takeNewPrice(ports)
  return isSessionOver(snapshot().placement) ? left({ _tag: 'SessionEnded' }) : outcome
}

/** Waits for the price. Returns true if the total changed and the customer must confirm. */
async function movedMeanwhile({ checkout, snapshot, until }: PressPorts): Promise<boolean> {
  if (!isBeingChecked(snapshot())) return false
  const before = dueShown(snapshot())
  checkout.update(pressed({ _tag: 'Waiting' }))
  await until(() => !isBeingChecked(snapshot()))
  checkout.update(forgetPress)
  const now = snapshot()
  const after = dueOf(now)
  if (before === undefined || after === undefined || after === before) return false
  // The next screen shows the new total.
  if (needsCard(now) || choiceOf(now)._tag === 'Wallet') return false
  checkout.update(pressed({ _tag: 'Moved', before, after }))
  return true
}

/**
 * Drops a used nonce. Keeps it if nothing was charged or the outcome is unknown, so that the customer need not approve
 * the wallet again.
 */
function forgetUsedInstrument({ checkout, snapshot }: PressPorts): void {
  const state = snapshot().placement
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

/** The retry accepts the server's new price. */
function takeNewPrice({ checks, snapshot }: PressPorts): void {
  const state = snapshot().placement
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
