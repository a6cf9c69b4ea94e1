import type * as t from 'io-ts'
import { mostOf } from '../call/limits.ts'
import { list } from '../codec/list.ts'
import { ours } from '../codec/ours.ts'
import { id, matching, uuidV4, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { userToken } from '../human/human-check.ts'
import { moneyUpTo } from '../money/money.ts'
import { agePromise } from './age-promise.ts'
import { orderFields } from './order-data.ts'
import { guestInfo, seenLine } from './place-order.ts'

/** API-54. With our additions the server can write the order if the customer never returns (PAY-14). */
export const paymentIntentPayload = shape('a payment-intent payload', {
  required: { ...orderFields.required, idempotencyKey: uuidV4, tip: moneyUpTo(mostOf.charged) },
  optional: {
    ...orderFields.optional,
    guestInfo: ours(guestInfo),
    cart: ours(list(seenLine, { atMost: mostOf.lines })),
    locationId: ours(id),
    expectedTotal: ours(moneyUpTo(mostOf.charged)),
    confirmsDuplicate: ours(yesNo),
    userToken: ours(userToken),
    agePromise: ours(agePromise),
  },
  orNull: orderFields.orNull,
})

export type PaymentIntentPayload = t.TypeOf<typeof paymentIntentPayload>

/** The wallet's secret; never logged. */
export const paymentIntent = shape('a payment intent', {
  required: { clientSecret: matching('a client secret', /^[\x21-\x7e]{1,4096}$/) },
})
