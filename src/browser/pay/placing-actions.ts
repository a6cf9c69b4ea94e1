import { isRight } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { agreeToTip, closeQuestion, forgetHeld } from '../../../src-domain/checkout/change-checkout.ts'
import { needsRecheck, setAside, whenOnlineAgain } from '../../../src-domain/ordering/after-doubt.ts'
import { followElsewhere, type PlacedOrder } from '../../../src-domain/ordering/place-order.ts'
import { isAboutOrder, isPlacedElsewhere } from '../../../src-domain/ordering/placement-state.ts'
import {
  agreeInWallet,
  lookAgain,
  type PressEnd,
  pressPlaceOrder,
} from '../../../src-domain/ordering/press-place-order.ts'
import type { PlacingActions } from '../../../src-ui/checkout/pay-actions.ts'
import { until } from '../../../src-ui/state/until.ts'
import { dropSession } from './account-actions.ts'
import type { CheckoutHere } from './checkout-here.ts'
import type { PayNeeds } from './pay-needs.ts'
import type { WalletPlacing } from './payment-actions.ts'

/** Place Order, and what becomes of it. */
export function placingActions(needs: PayNeeds, { snapshot, recheck }: CheckoutHere): PlacingActions & WalletPlacing {
  const { cells, ports, flow, arrived } = needs
  const { checkout, checks, placement } = cells
  const press = {
    ...ports,
    checkout,
    checks,
    snapshot,
    until: (isTrue: () => boolean) => until([checks, placement], isTrue),
  }
  const place = pressPlaceOrder(press)
  const agree = agreeInWallet(press)

  const end = async (outcome: TaskEither<PressEnd, PlacedOrder>, ended: (why: PressEnd) => void): Promise<void> => {
    const told = await outcome()
    if (isRight(told)) arrived(told.right)
    else ended(told.left)
  }
  const notPlaced = (why: PressEnd) => {
    if (why._tag === 'SessionEnded') dropSession(needs)
    if (why._tag === 'CardMissing') flow.go('PAY_BY_CARD')
    if (isPlacedElsewhere(placement.current())) look(followElsewhere(press))
    // The refusal does not say which dish or time is wrong. The check does.
    if (isAboutOrder(placement.current())) recheck()
  }
  const look = (outcome: TaskEither<PressEnd, PlacedOrder>) =>
    void end(outcome, () => {
      if (needsRecheck(placement.current())) recheck()
    })
  const checkAgain = () => look(lookAgain(press))
  return {
    recheck,
    placeOrder: () => void end(place(false), notPlaced),
    agreedInWallet: (amount) => end(agree(amount), notPlaced),
    orderBefore: () => needs.orderBefore(cells.order.current().location?.id ?? ''),
    confirmDuplicate: () => void end(place(true), notPlaced),
    confirmTip: () => {
      checkout.update(agreeToTip)
      void end(place(false), notPlaced)
    },
    closeQuestion: () => checkout.update(closeQuestion),
    checkAgain,
    setAside: () => void setAside(press).then(recheck),
    onlineAgain: () => {
      const next = whenOnlineAgain(placement.current())
      if (next === 'look again') checkAgain()
      if (next !== 'recheck') return
      checkout.update(forgetHeld)
      recheck()
    },
  }
}
