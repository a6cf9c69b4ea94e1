import type { PaymentIntentPayload } from '../../src-contract/ordering/payment-intent.ts'
import { type PlaceOrderPayload, seenCart } from '../../src-contract/ordering/place-order.ts'
import { orderingRoutes } from '../../src-contract/ordering/routes.ts'
import type { Instrument, Placement } from '../../src-domain/placement/order-gateway.ts'
import { placingCall } from '../../src-domain/placement/placing-call.ts'
import { submittedOrder } from '../../src-domain/placement/submit-order.ts'

const routeOf = {
  order: orderingRoutes.placeByCard,
  'order-cash': orderingRoutes.placeByCash,
  'place-order': orderingRoutes.placePolling,
} as const

/** One route per way of paying (CHK-46). */
export function placingRoute(placement: Placement) {
  return placement.instrument._tag === 'Intent' ? orderingRoutes.createPaymentIntent : routeOf[placingCall(placement)]
}

type InstrumentFields = Pick<PlaceOrderPayload, 'cardNonce' | 'transactionId' | 'takesFurtherStep'>

function instrumentFields(instrument: Instrument): InstrumentFields {
  switch (instrument._tag) {
    case 'Nonce':
      return { cardNonce: instrument.nonce, takesFurtherStep: true }
    case 'SavedCard':
      return { takesFurtherStep: true }
    case 'Transaction':
      return { transactionId: instrument.transactionId }
    case 'Cash':
    case 'Intent':
    case 'NothingDue':
      return {}
  }
}

/** The contract's fields only. */
export function plainIntent({ order, tip }: Placement): PaymentIntentPayload {
  return { ...submittedOrder(order), idempotencyKey: order.idempotencyKey, tip }
}

export function intentPayload(placement: Placement): PaymentIntentPayload {
  const { isCash: _, takesFurtherStep: __, ...payload } = placingPayload(placement)
  return payload
}

/** With the cart as displayed (CHK-40). */
export function placingPayload(placement: Placement): PlaceOrderPayload {
  const { order, guest, instrument, tip, expectedTotal, confirmsDuplicate, userToken, agePromise } = placement
  return {
    ...submittedOrder(order),
    ...(guest === undefined ? {} : { guestInfo: guest }),
    ...instrumentFields(instrument),
    cart: seenCart([...order.items, ...order.packingItems]),
    idempotencyKey: order.idempotencyKey,
    isCash: instrument._tag === 'Cash',
    ...(order.location === undefined ? {} : { locationId: order.location.id }),
    tip,
    expectedTotal,
    ...(confirmsDuplicate === true ? { confirmsDuplicate } : {}),
    ...(userToken === undefined ? {} : { userToken }),
    ...(agePromise === undefined ? {} : { agePromise }),
  }
}
