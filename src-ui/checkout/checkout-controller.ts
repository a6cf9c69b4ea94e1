import { left, right } from 'fp-ts/lib/Either.js'
import { merge } from 'rxjs'
import { agreeToUse } from '../../src-domain/cart/agreed-use.ts'
import { editOutcome } from '../../src-domain/checkout/checkout-edit.ts'
import { editIn } from '../../src-domain/checkout/flow-position.ts'
import { keepCardAmounts } from '../../src-domain/checkout/keep-card-amounts.ts'
import { learnLocation, type NotLearned } from '../../src-domain/checkout/learn-location.ts'
import { earliestTime } from '../../src-domain/checkout/timing-facts.ts'
import { paymentController } from '../payment/payment-controller.ts'
import { scheduleController } from '../scheduling/schedule-controller.ts'
import { cardsController } from './card/cards-controller.ts'
import type { CheckoutPorts } from './checkout-ports.ts'
import { currentCheckout } from './current-checkout.ts'
import { openCheckout } from './open-checkout.ts'
import { payFlow } from './pay-flow.ts'
import { personController } from './person/person-controller.ts'
import { arrival } from './placing/arrival.ts'
import { placingController } from './placing/placing-controller.ts'
import { tenderController } from './tender/tender-controller.ts'
import { termsController } from './terms/terms-controller.ts'

export function checkoutController(ports: CheckoutPorts) {
  const { cells, ordering, flowStore } = ports
  const { order, schedule } = cells
  /** Position in the flow when the document loads. */
  const position = flowStore.read()
  const afterLogin = position?.document === 'pay' ? position.afterLogin : 'CHECK_OUT'
  const flow = payFlow(ports)
  const checkout = currentCheckout(ports)
  const { orderChanged } = checkout
  const arrived = arrival(ports, flow)
  const { guest, account, dropSession } = personController(ports, checkout, flow, afterLogin)
  const { agreedInWallet, ...placing } = placingController(ports, checkout, flow, { arrived, dropSession })
  const times = scheduleController(
    {
      ...{ gateway: ports.schedules, order, schedule, ids: ordering.ids },
      notBefore: () => earliestTime({ order: order.current(), checks: cells.checks.current(), now: cells.facts.now() }),
    },
    orderChanged,
  )

  /** Shows the effects of an edit once the server has priced the order. */
  const showEdit = () => {
    const before = editIn(position)
    if (before === undefined) return
    // Clears the edit, so that a reload does not show it again.
    flowStore.write({ document: 'pay', afterLogin })
    const watching = cells.checks.changes.subscribe(() => {
      const outcome = editOutcome(before, checkout.current())
      if (outcome === undefined) return
      watching.unsubscribe()
      cells.edited.update(() => ({ outcome }))
    })
  }
  const watchCardAmounts = () => {
    const { amounts, checks, patron } = cells
    const look = keepCardAmounts({
      amounts,
      locations: ports.locations,
      orders: ordering.orders,
      snapshot: checkout.current,
      lapse: () => {
        order.update(agreeToUse(undefined, ordering.ids.uuid()))
        orderChanged()
      },
    })
    merge(checks.changes, cells.checkout.changes, amounts.changes, patron.changes).subscribe(look)
  }
  return {
    cells: { ...cells, snapshot: checkout },
    actions: {
      flow,
      guest,
      account,
      terms: termsController(ports, checkout, times, afterLogin),
      tenders: tenderController(ports, checkout, flow),
      payment: paymentController({
        ...ports,
        snapshot: checkout.current,
        back: flow.back,
        placeOrder: placing.placeOrder,
        agreedInWallet,
      }),
      cards: cardsController(ports, flow),
      placing,
    },
    /** Fetches the order's restaurant. A wallet that fails to load does not block the checkout. */
    learnLocation: learnLocation({
      ...cells,
      brand: cells.facts.brand,
      locations: ports.locations,
      wallets: () =>
        ports.forms().then(
          ({ wallet }) => right(wallet),
          () => left<NotLearned>({ _tag: 'NotLearned' }),
        ),
      prefersWallet: ports.prefersWallet,
    }),
    watch: () => {
      watchCardAmounts()
      showEdit()
    },
    open: () => openCheckout(ports, flow, position, arrived),
  }
}

export type CheckoutController = ReturnType<typeof checkoutController>
