import { isRight } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { closeQuestion, forgetInstrument } from '../../../src-domain/checkout/change-checkout.ts'
import type { PlacedOrder } from '../../../src-domain/ordering/place-order.ts'
import { drivePlacement } from '../../../src-domain/ordering/placement-driver.ts'
import { isPlacing } from '../../../src-domain/ordering/placement-state.ts'
import { lookAgain, type PressEnd, pressPlaceOrder } from '../../../src-domain/ordering/press-place-order.ts'
import type { PlacingActions } from '../../../src-ui/checkout/pay-actions.ts'
import { until } from '../../../src-ui/state/until.ts'
import { dropSession } from './account-actions.ts'
import type { CheckoutHere } from './checkout-here.ts'
import type { PayNeeds } from './pay-needs.ts'

/** Place Order, and what becomes of it. */
export function placingActions(needs: PayNeeds, { snapshot, recheck }: CheckoutHere): PlacingActions {
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

  const end = async (outcome: TaskEither<PressEnd, PlacedOrder>, ended: (why: PressEnd) => void): Promise<void> => {
    const told = await outcome()
    if (isRight(told)) arrived(told.right)
    else ended(told.left)
  }
  const placed = (why: PressEnd) => {
    if (why._tag === 'SessionEnded') dropSession(needs)
    if (why._tag !== 'CardMissing') return
    checkout.update((state) => ({ ...state, afterCard: 'pay' }))
    flow.go('FETCH_CARDS')
  }
  const checkAgain = () =>
    void end(lookAgain(press), () => {
      const { _tag } = placement.current()
      if (_tag === 'Draft' || _tag === 'Refused') recheck()
    })
  return {
    recheck,
    placeOrder: () => void end(place(false), placed),
    confirmDuplicate: () => void end(place(true), placed),
    closeQuestion: () => checkout.update(closeQuestion),
    checkAgain,
    setAside: () => {
      checkout.update(forgetInstrument)
      void drivePlacement(ports, { _tag: 'SetAside' }).then(recheck)
    },
    onlineAgain: () => {
      const now = placement.current()
      if (now._tag === 'Unknown' && now.gaveUp !== undefined) return checkAgain()
      if (isPlacing(now) || now._tag === 'Placed') return
      checkout.update(({ isHeldOffline: _, ...rest }) => rest)
      recheck()
    },
  }
}
