import * as t from 'io-ts'
import { none, ok, refused, route } from './route.ts'
import { deliveryInfo, filled, id, type OrderData, orderItem, orderType, orNull, seconds } from './wire.ts'

const tenth = { discountId: 'd1', promotionCodeId: 'c1', promotionId: 'x1' }
const code = 'TENTH'

function isTenth(typed: string | null | undefined): boolean {
  return typed?.trim().toUpperCase() === code
}

/** Cents. */
export function discountOf(order: OrderData, subtotal: number): number {
  return discountStatus(order) === 'valid' ? Math.round(subtotal / 10) : 0
}

export function discountStatus(order: OrderData): 'none' | 'valid' | 'invalid' {
  const named = [order.code, order.discount, order.promotionCodeId].filter(
    (one) => one !== null && one !== undefined && one !== '',
  )
  if (named.length === 0) return 'none'
  return isTenth(order.code) || order.promotionCodeId === tenth.promotionCodeId ? 'valid' : 'invalid'
}

const about = t.intersection([
  t.type({ items: t.array(orderItem), orderType }),
  t.partial({ scheduledAt: orNull(seconds), deliveryInfo: orNull(deliveryInfo) }),
])

export const promotionRoutes = [
  route({
    method: 'POST',
    path: '/discount/validate',
    query: none,
    body: t.intersection([t.type({ code: filled }), about]),
    location: 'required',
    answer: ({ body }) => {
      if (isTenth(body.code)) return ok({ ...tenth, message: 'A tenth is off.' })
      // Without a discountId nothing is applied and the message is shown.
      if (body.code.toUpperCase() === 'LATER') return ok({ message: 'Not before next week.' })
      return refused(404, 'We do not know that code.')
    },
  }),
  route({
    method: 'POST',
    path: '/promotions',
    query: none,
    body: t.type({ promotionCode: t.string }),
    authorization: 'required',
    answer: ({ body }) => (isTenth(body.promotionCode) ? ok({}) : refused(404, 'We do not know that code.')),
  }),
  route({
    method: 'POST',
    path: '/promotions/validate',
    query: none,
    body: t.intersection([t.type({ promotionId: id, promotionCodeId: id }), about]),
    authorization: 'required',
    answer: ({ body }) =>
      body.promotionCodeId === tenth.promotionCodeId ? ok({ ...tenth, message: '' }) : refused(404, 'No such reward.'),
  }),
  route({
    method: 'GET',
    path: '/loyalty',
    query: none,
    body: none,
    authorization: 'required',
    answer: ({ patron }) =>
      ok({
        availableCredit: (patron?.credit ?? 0) / 100,
        loyaltyDivisor: 100,
        loyaltyMultiplier: 1,
        progress: 40,
        tier: [{ name: 'Ladle', threshold: 100 }],
        totalSpent: 40,
        wallet: [
          {
            id: tenth.promotionCodeId,
            type: 'promotion',
            promotion: { id: tenth.promotionId, name: 'A tenth off', description: 'Any order', callToAction: 'Use it' },
          },
        ],
      }),
  }),
]
