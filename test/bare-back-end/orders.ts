import * as t from 'io-ts'
import type { House } from './house.ts'
import { badItems, refusalOf } from './order-rules.ts'
import type { Patron } from './patrons.ts'
import type { Place } from './places.ts'
import { priceCheck, priceOfOrder } from './pricing.ts'
import { discountStatus } from './promotions.ts'
import { type Answer, type Call, none, ok, refused, route } from './route.ts'
import { type Ticket, ticketOf } from './tickets.ts'
import { dollars, orderData, type Placing, placing, uuid } from './wire.ts'

export interface Placed {
  readonly id: string
  readonly key: string
  readonly patron: string | undefined
  readonly ticket: Ticket
  /** Request fingerprint: tells a retry from another order under the same key. */
  readonly fingerprint: string
  polls: number
  /** Placed by the call that the storefront follows by polling. */
  readonly isPolled: boolean
}

const location = 'required'

export const orderRoutes = [
  route({
    method: 'POST',
    path: '/order/validate',
    query: none,
    body: orderData,
    location,
    answer: ({ body, place }, house) => {
      if (place === undefined) return refused(404, 'There is no such restaurant.')
      const refusal = refusalOf(body, place, house)
      return ok({
        isValid: refusal === undefined,
        reason: refusal?.reason ?? null,
        message: refusal?.message ?? '',
        discount: { status: discountStatus(body) },
        ...badItems(body.items),
        isAsapOrderingEnabled: true,
        serviceEstimate: place.serviceEstimates[body.orderType],
        nextAvailableTime: null,
        nextAvailableDate: null,
      })
    },
  }),
  route({
    method: 'POST',
    path: '/order/check-price',
    query: none,
    body: orderData,
    location,
    answer: ({ body, patron }, house) => ok(priceCheck(body, patron, house)),
  }),
  route({
    method: 'POST',
    path: '/order/create-payment-intent',
    query: none,
    body: t.intersection([orderData, t.type({ idempotencyKey: uuid, tip: dollars })]),
    location,
    answer: (_, house) => ok({ clientSecret: house.next('s') }),
  }),
  ...['/order', '/order/cash/', '/place-order'].map((path) =>
    route({
      method: 'POST',
      path,
      query: none,
      body: placing,
      location,
      answer: (call, house) => place(path, call, house),
    }),
  ),
  route({
    method: 'GET',
    path: '/order/{id}/status',
    query: none,
    body: none,
    answer: ({ params }, house) => {
      const order = house.orders.get(params['id'] ?? '')
      if (order === undefined) return refused(404, 'We have no such order.')
      order.polls += 1
      if (order.isPolled && order.polls < 2) return ok({ status: 'Order Received', statusCode: 202 })
      return ok({ status: 'Order Process Completed', statusCode: 200, order: order.ticket })
    },
  }),
]

function place(path: string, { body, place: at, patron }: Call<unknown, Placing>, house: House): Answer {
  const fingerprint = JSON.stringify({ ...body, cardNonce: null, transactionId: null, isCash: null })
  const earlier = house.orders.get(body.idempotencyKey)
  if (earlier !== undefined) {
    return earlier.fingerprint === fingerprint ? ok(earlier.ticket) : refused(409, 'That key is of another order.')
  }
  const refusal = at === undefined ? undefined : (whoIsThere(body, patron) ?? refusalOf(body, at, house))
  if (at === undefined) return refused(404, 'There is no such restaurant.')
  if (refusal !== undefined) return refused(refusal.reason === 'nobody' ? 401 : 400, refusal.message, refusal)
  const unpaid = paymentRefusal(path, body, patron, at, house)
  if (unpaid !== undefined) return unpaid
  const id = house.next('A')
  const ticket = ticketOf(id, body, at, patron, house)
  const isPolled = path === '/place-order'
  const owner = patron?.id
  house.orders.set(body.idempotencyKey, {
    ...{ id, key: body.idempotencyKey, patron: owner, ticket, fingerprint, polls: 0, isPolled },
  })
  return ok(ticket)
}

function whoIsThere(body: Placing, patron: Patron | undefined) {
  return patron === undefined && body.guestInfo === undefined
    ? { reason: 'nobody', message: 'Who are you?' }
    : undefined
}

function paymentRefusal(
  path: string,
  body: Placing,
  patron: Patron | undefined,
  at: Place,
  house: House,
): Answer | undefined {
  if (body.locationId !== at.id) return refused(400, 'Of which restaurant?')
  if (body.isCash !== (path === '/order/cash/') && path !== '/place-order') return refused(400, 'Cash or card?')
  if (body.isCash && body.tip > 0) return refused(400, 'A tip in cash is given by hand.')
  const due = priceOfOrder(body, patron).due + body.tip * 100
  const instrument = body.cardNonce ?? body.transactionId ?? house.cardsOf(patron)[0]?.id
  if (body.isCash || due === 0) return undefined
  if (instrument === undefined) return refused(400, 'How will you pay?')
  return /declin/i.test(instrument) ? refused(400, 'Your card was declined.', { code: 'declined' }) : undefined
}
