import { type Either, isRight } from 'fp-ts/lib/Either.js'
import { needsRecheck, setAside, whenOnlineAgain } from '../../../src-domain/checkout/after-doubt.ts'
import { agreeToTip, closeQuestion, forgetHeld } from '../../../src-domain/checkout/change-checkout.ts'
import { outdated } from '../../../src-domain/checkout/order-checks.ts'
import {
  agreeInWallet,
  lookAgain,
  type PressEnd,
  pressPlaceOrder,
} from '../../../src-domain/checkout/press-place-order.ts'
import type { Minor } from '../../../src-domain/money/minor.ts'
import { followElsewhere, type PlacedOrder } from '../../../src-domain/placement/place-order.ts'
import { stepPlacement } from '../../../src-domain/placement/placement-machine.ts'
import { isAboutOrder, refusalOf } from '../../../src-domain/placement/placement-state.ts'
import { whenTrue } from '../../state/when-true.ts'
import type { CheckoutPorts } from '../checkout-ports.ts'
import type { CurrentCheckout } from '../current-checkout.ts'
import type { PayFlow } from '../pay-flow.ts'

/** `arrived` shows the placed order. */
export function placingController(
  { cells, ordering, tickets, page }: Pick<CheckoutPorts, 'cells' | 'ordering' | 'tickets' | 'page'>,
  { current, changes, recheck }: CurrentCheckout,
  flow: PayFlow,
  { arrived, dropSession }: { readonly arrived: (placed: PlacedOrder) => void; readonly dropSession: () => void },
) {
  const { checkout, checks, placement } = cells
  const press = {
    ...ordering,
    checkout,
    checks,
    snapshot: current,
    until: (isTrue: () => boolean) => whenTrue({ changes }, isTrue),
  }
  const place = pressPlaceOrder(press)
  const agree = agreeInWallet(press)

  const end = async (
    outcome: Promise<Either<PressEnd, PlacedOrder>>,
    ended: (why: PressEnd) => void,
  ): Promise<void> => {
    const result = await outcome
    if (isRight(result)) arrived(result.right)
    else ended(result.left)
  }
  const notPlaced = (why: PressEnd) => {
    if (why._tag === 'SessionEnded') dropSession()
    if (why._tag === 'CardMissing') flow.go('PAY_BY_CARD')
    const refusal = refusalOf(current().placement, current().order)
    if (refusal?._tag === 'PlacingElsewhere') look(followElsewhere(press)())
    // A refusal names neither the item nor the time, but a check does.
    if (refusal !== undefined && isAboutOrder(refusal)) recheck()
  }
  const look = (outcome: Promise<Either<PressEnd, PlacedOrder>>) =>
    void end(outcome, () => {
      const now = current()
      if (!needsRecheck(now)) return
      // The last check is outdated, because another page has tried to place the order since.
      if (refusalOf(now.placement, now.order) === undefined) checks.update(outdated)
      recheck()
    })
  const checkAgain = () => look(lookAgain(press)())
  return {
    /** The answer replaces what the last placement was refused for. */
    recheck: () => {
      placement.update((now) => stepPlacement(now, { _tag: 'AttemptBegun' }).state)
      recheck()
    },
    /** Places the order; ignored while one is in flight. */
    placeOrder: () => void end(place(false), notPlaced),
    /** Resolves when the order is placed or has failed. */
    agreedInWallet: (amount: Minor) => end(agree(amount), notPlaced),
    /** Address of the last order that this tab placed at this restaurant. */
    orderBefore: () => {
      const last = tickets.last()
      return last?.location.id === (cells.order.current().location?.id ?? '')
        ? page.confirmationOf(last.token)
        : undefined
    },
    confirmDuplicate: () => void end(place(true), notPlaced),
    confirmTip: () => {
      checkout.update(agreeToTip)
      void end(place(false), notPlaced)
    },
    closeQuestion: () => checkout.update(closeQuestion),
    checkAgain,
    /** Starts over at the customer's request, although an order may exist. */
    setAside: () => void setAside(press).then(recheck),
    onlineAgain: () => {
      const next = whenOnlineAgain(current().placement)
      if (next === 'look again') checkAgain()
      if (next !== 'recheck') return
      checkout.update(forgetHeld)
      recheck()
    },
  }
}
