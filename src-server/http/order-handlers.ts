import { isLeft } from 'fp-ts/lib/Either.js'
import { inCurrency } from '../../src-contract/codec/monetary.ts'
import type { PlaceOrderPayload } from '../../src-contract/ordering/place-order.ts'
import { placeOrderPayload } from '../../src-contract/ordering/place-order.ts'
import { claimsWithin } from '../../src-contract/ordering/unknown-order.ts'
import { routes } from '../../src-contract/routes.ts'
import type { SubmittedOrder } from '../../src-domain/placement/submitted-order.ts'
import type { OrderServer } from '../order-server.ts'
import type { PlacementRequest } from '../ordering/placement-request.ts'
import type { GuessLimit } from './guess-limit.ts'
import { intentAnswer, placementAnswer } from './placement-answer.ts'
import { readLanguage } from './read-language.ts'
import { refusal, tooMany, unknownLocation } from './refusal-answer.ts'
import { answer, type Call, ok, okOr, serve } from './serve.ts'

type PlacingCall = Call<undefined, undefined, PlaceOrderPayload>

const unknownOrder = refusal(404, 'unknown_order', 'There is no such order.')
const unknownPlacement = { ...unknownOrder.body, claimsWithin }

/** @param hasAdditions false: never asks about duplicates, because that is an addition */
export function orderHandlers(
  { ordering, human }: Pick<OrderServer, 'ordering' | 'human'>,
  guesses: GuessLimit,
  hasAdditions: boolean,
) {
  /** An invalid token is no refusal, because most orders need none. */
  const isHuman = async ({ body: { userToken: token }, ip }: PlacingCall): Promise<boolean> =>
    !hasAdditions || (token !== undefined && (await human.verify({ token, action: 'order', ip })) === 'human')

  const place = async (call: PlacingCall, isCash: boolean) => {
    const wrong = contradiction(call, isCash)
    if (wrong !== undefined) return wrong
    const shut = await guesses.inOrder(call.caller, call.network, orderOf(call.body))
    if (shut !== undefined) return tooMany(shut.seconds)
    const said = { isHuman: await isHuman(call), confirmsDuplicate: call.body.confirmsDuplicate ?? !hasAdditions }
    return placementAnswer(await ordering.place(requestOf(call, isCash, said)))
  }

  return {
    validate: serve(routes.validate, async ({ caller, network, locationId, body }) => {
      const shut = await guesses.inOrder(caller, network, body)
      if (shut !== undefined) return tooMany(shut.seconds)
      return okOr(await ordering.validate(caller, locationId, body), () => unknownLocation)
    }),
    checkPrice: serve(routes.checkPrice, async ({ caller, network, locationId, body }) => {
      const shut = await guesses.inOrder(caller, network, body)
      if (shut !== undefined) return tooMany(shut.seconds)
      return okOr(await ordering.checkPrice(caller, locationId, body), () => unknownLocation)
    }),
    placeByCard: serve(routes.placeByCard, async (call) =>
      call.body.isCash === true
        ? refusal(400, 'instrument_mismatch', 'Send cash orders to POST /order/cash/.')
        : place(call, false),
    ),
    placeByCash: serve(routes.placeByCash, async (call) =>
      call.body.isCash === false
        ? refusal(400, 'instrument_mismatch', 'This path takes cash orders only.')
        : place(call, true),
    ),
    placePolling: serve(routes.placePolling, async (call) => place(call, call.body.isCash ?? false)),
    createPaymentIntent: serve(routes.createPaymentIntent, async ({ body: { cart = [], ...body }, ...rest }) => {
      const call: PlacingCall = { ...rest, body: { ...body, cart } }
      const wrong = contradiction(call, false)
      if (wrong !== undefined) return wrong
      const shut = await guesses.inOrder(call.caller, call.network, orderOf(call.body))
      if (shut !== undefined) return tooMany(shut.seconds)
      const said = { isHuman: await isHuman(call), confirmsDuplicate: call.body.confirmsDuplicate ?? !hasAdditions }
      return intentAnswer(await ordering.place({ ...requestOf(call, false, said), opensIntent: true }))
    }),
    orderStatus: serve(routes.orderStatus, async ({ caller, params }) => {
      const known = await ordering.status(caller, params.key)
      return isLeft(known) ? answer(404, unknownPlacement) : ok(known.right)
    }),
    settleStep: serve(routes.settleStep, async ({ caller, params, body }) => {
      const known = await ordering.settleStep(caller, params.key, body.isGivenUp)
      return isLeft(known) ? answer(404, unknownPlacement) : ok(known.right)
    }),
    orderByToken: serve(routes.orderByToken, async ({ caller, params }) =>
      okOr(await ordering.ticketByToken(caller, params.token), () => unknownOrder),
    ),
  }
}

function orderOf(body: PlaceOrderPayload): SubmittedOrder {
  const { idempotencyKey, tip, cart, guestInfo, cardNonce, transactionId, isCash, ...rest } = body
  const { locationId, expectedTotal, confirmsDuplicate, userToken, takesFurtherStep, agePromise, ...order } = rest
  return order
}

/** Wire row 15, or an instrument named twice or on the wrong path. */
function contradiction({ body, locationId }: PlacingCall, cash: boolean) {
  if (body.locationId !== undefined && body.locationId !== locationId) {
    return refusal(400, 'location_mismatch', 'The order and the call name different locations.')
  }
  if (cash && (body.cardNonce !== undefined || body.transactionId !== undefined)) {
    return refusal(400, 'instrument_mismatch', 'A cash order must not name a card.')
  }
  return undefined
}

function requestOf(
  call: PlacingCall,
  isCash: boolean,
  said: Pick<PlacementRequest, 'isHuman' | 'confirmsDuplicate'>,
): PlacementRequest {
  const { body, caller, locationId } = call
  return {
    caller,
    locationId,
    key: body.idempotencyKey,
    order: orderOf(body),
    isCash,
    tip: body.tip,
    cartAsSeen: inCurrency(placeOrderPayload.required.cart, call.currency).encode(body.cart),
    isWanted: call.isWanted,
    address: call.network,
    ...said,
    ...languageOf(call.language),
    ...(body.guestInfo === undefined ? {} : { guest: body.guestInfo }),
    ...(body.cardNonce === undefined ? {} : { cardNonce: body.cardNonce }),
    ...(body.transactionId === undefined ? {} : { transactionId: body.transactionId }),
    ...(body.expectedTotal === undefined ? {} : { expectedTotal: body.expectedTotal }),
    ...(body.agePromise === undefined ? {} : { agePromise: body.agePromise }),
    ...(body.takesFurtherStep === undefined ? {} : { takesFurtherStep: body.takesFurtherStep }),
  }
}

function languageOf(header: string): Pick<PlacementRequest, 'language'> {
  const language = readLanguage(header)
  return language === undefined ? {} : { language }
}
