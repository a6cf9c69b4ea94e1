import { type Either, isLeft, isRight, left, right } from 'fp-ts/lib/Either.js'
import { headerNames } from '../../src-contract/call/common-headers.ts'
import { statusesWithoutAnswer } from '../../src-contract/call/no-answer.ts'
import { inCurrency } from '../../src-contract/codec/monetary.ts'
import { conflict } from '../../src-contract/ordering/conflict.ts'
import { orderData } from '../../src-contract/ordering/order-data.ts'
import { paymentIntent, paymentIntentPayload } from '../../src-contract/ordering/payment-intent.ts'
import { placeOrderPayload } from '../../src-contract/ordering/place-order.ts'
import { priceCheckReporting } from '../../src-contract/ordering/price-check.ts'
import { orderingRoutes } from '../../src-contract/ordering/routes.ts'
import { orderStatusReporting, ticketReporting } from '../../src-contract/ordering/ticket.ts'
import { claimsWithin, unknownOrderOfAny } from '../../src-contract/ordering/unknown-order.ts'
import { paymentRefusal, stepIntent } from '../../src-contract/payment/further-step.ts'
import type { JsonAnswer } from '../../src-domain/call/send-json.ts'
import type { FurtherStep } from '../../src-domain/payment/further-step.ts'
import {
  type OrderGateway,
  type OrderStatus,
  type PlaceAnswer,
  type Placement,
  type PlaceOrderRefusal,
  type StatusFailure,
  stepRequiredCode,
} from '../../src-domain/placement/order-gateway.ts'
import { submittedOrder } from '../../src-domain/placement/submit-order.ts'
import { answerOf, call, failureOf, isSuccess, understood, written } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'
import { orderValidator } from './order-validator.ts'
import { intentPayload, placingPayload, placingRoute, plainIntent } from './placing.ts'
import { isObjection } from './retry-without-field.ts'

/** Milliseconds. After that the outcome is unknown until the client gets the status by key. */
const placingTimeoutMs = 30_000

const ourFields = 'POST /order: expectedTotal'

export function orderGateway(needs: OrderServerNeeds): OrderGateway {
  const leftOut = (entry: string) => needs.report(`left out of an order: ${entry}`)
  const ticket = inCurrency(ticketReporting(leftOut), needs.currency)
  const status = orderStatusReporting(leftOut)
  const priceCheck = priceCheckReporting(leftOut)

  const placed = (answer: JsonAnswer, placement: Placement): Either<PlaceOrderRefusal, PlaceAnswer> => {
    const step = stepIn(answer)
    if (step !== undefined) return right({ _tag: 'StepRequired', step })
    if (placement.instrument._tag === 'Intent') return intentIn(answer, placement)
    if (answer._tag !== 'Answered' || !isSuccess(answer.status)) return left(refusalOf(needs, answer, placement))
    const seen = ticket.decode(answer.body)
    if (isRight(seen)) return right({ _tag: 'Placed', ticket: seen.right })
    // 202, or a polled placement without a ticket (CHK-51): the client polls the status.
    if (answer.status === 202 || placement.polling) return right({ _tag: 'Accepted' })
    const missing = understood(needs, ticket, answer.body)
    return isRight(missing) ? right({ _tag: 'Placed', ticket: missing.right }) : missing
  }

  const intentIn = (answer: JsonAnswer, placement: Placement): Either<PlaceOrderRefusal, PlaceAnswer> => {
    if (answer._tag !== 'Answered') return left(failureOf(answer))
    // In progress or already placed: the client polls the status.
    if (answer.status === 202 || isPlacedBefore(answer.body)) return right({ _tag: 'Accepted' })
    if (!isSuccess(answer.status)) return left(refusalOf(needs, answer, placement))
    const seen = understood(needs, paymentIntent, answer.body)
    return isRight(seen) ? right({ _tag: 'IntentOpened', clientSecret: seen.right.clientSecret }) : seen
  }

  const stated = (answer: JsonAnswer): Either<StatusFailure, OrderStatus> => {
    if (answer._tag === 'Answered' && answer.status === 404) return left(unknownOrderIn(answer.body))
    if (isWithoutAnswer(answer)) return left({ _tag: 'NoResponse' })
    return answer._tag === 'Answered' && isSuccess(answer.status)
      ? understood(needs, status, answer.body)
      : left(failureOf(answer))
  }

  return {
    ...orderValidator(needs),
    checkPrice: (order) =>
      call(needs, orderingRoutes.checkPrice, priceCheck, {
        body: written(needs, orderData, submittedOrder(order)),
        locationId: order.location?.id,
      }),
    place: async (placement) => {
      const isPlain = needs.absent?.has(ourFields) === true
      const answer = await answerOf(needs, placingRoute(placement), {
        body: placingBody(needs, placement, isPlain),
        locationId: placement.order.location?.id,
        timeoutMs: placingTimeoutMs,
        headers: {
          ...(needs.language === undefined ? {} : { [headerNames.language]: needs.language }),
          ...needs.attribution?.(),
        },
      })
      const outcome = placed(answer, placement)
      // A strict back end may have refused our additional fields. Orders are not retried; the customer's next attempt
      // omits the fields.
      if (isLeft(outcome) && isUnexplained(outcome.left)) needs.absent?.add(ourFields)
      return outcome
    },
    status: async (key) => stated(await answerOf(needs, orderingRoutes.orderStatus, { params: { key } })),
    settleStep: async (key, isGivenUp) => {
      const body = stepIntent.encode({ isGivenUp })
      return stated(
        await answerOf(needs, orderingRoutes.settleStep, { params: { key }, body, timeoutMs: placingTimeoutMs }),
      )
    },
    orderByToken: (token) => call(needs, orderingRoutes.orderByToken, ticket, { params: { token } }),
  }
}

/** `isPlain` omits our additional fields. */
function placingBody(needs: OrderServerNeeds, placement: Placement, isPlain: boolean): unknown {
  if (placement.instrument._tag === 'Intent')
    return written(needs, paymentIntentPayload, isPlain ? plainIntent(placement) : intentPayload(placement))
  const { expectedTotal: _, takesFurtherStep: __, ...plain } = placingPayload(placement)
  return written(needs, placeOrderPayload, isPlain ? plain : placingPayload(placement))
}

/** Undefined for any other 402 code, which is a plain refusal. */
function stepIn(answer: JsonAnswer): FurtherStep | undefined {
  if (answer._tag !== 'Answered' || answer.status !== 402) return undefined
  const seen = paymentRefusal.decode(answer.body)
  return isRight(seen) && seen.right.code === stepRequiredCode ? seen.right.furtherStep : undefined
}

/** These statuses say nothing about the order, so it may have been placed. */
function isWithoutAnswer(answer: JsonAnswer): boolean {
  return answer._tag === 'Answered' && statusesWithoutAnswer.includes(answer.status)
}

function refusalOf(
  { currency }: OrderServerNeeds,
  answer: JsonAnswer,
  { confirmsDuplicate }: Placement,
): PlaceOrderRefusal {
  if (isWithoutAnswer(answer)) return { _tag: 'NoResponse' }
  if (answer._tag !== 'Answered' || answer.status !== 409) return failureOf(answer)
  const seen = inCurrency(conflict, currency).decode(answer.body)
  if (!isRight(seen)) return failureOf(answer)
  const { code, price } = seen.right
  if (code === 'price_changed' && price !== undefined) return { _tag: 'PriceChanged', price }
  // The customer already confirmed the duplicate, so do not ask again.
  return code === 'duplicate_suspected' && confirmsDuplicate !== true
    ? { _tag: 'DuplicateSuspected' }
    : failureOf(answer)
}

/** An earlier call placed the order. */
function isPlacedBefore(body: unknown): boolean {
  const seen = conflict.decode(body)
  return isRight(seen) && seen.right.code === 'already_placed'
}

function isUnexplained(why: PlaceOrderRefusal): boolean {
  return why._tag === 'Refused' && isObjection(why) && why.code === undefined
}

/** The placing call may still arrive, unless the back end promises to claim each key within our limit. */
function unknownOrderIn(body: unknown): StatusFailure {
  const seen = unknownOrderOfAny.decode(body)
  const promised = isRight(seen) ? seen.right.claimsWithin : undefined
  return { _tag: 'UnknownOrder', keepsTime: promised !== undefined && promised <= claimsWithin }
}
