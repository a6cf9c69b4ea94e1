import * as t from 'io-ts'
import type { CheckoutForm } from '../../src-domain/checkout/checkout-form.ts'
import type { FlowPosition } from '../../src-domain/checkout/flow-position.ts'
import { type BasisPoints, basisPoints } from '../../src-domain/money/percent.ts'
import { KeptCents } from './kept-cart.ts'

export const KeptFlowPosition: t.Type<FlowPosition, unknown> = t.union([
  t.intersection([
    t.type({
      document: t.literal('pay'),
      afterLogin: t.keyof({ ROOT: null, UPSELLS: null, PACKING: null, CHECK_OUT: null }),
    }),
    t.partial({ edit: t.exact(t.partial({ deliveryFee: KeptCents, total: KeptCents })) }),
  ]),
  t.type({
    document: t.literal('order'),
    screen: t.keyof({ INTERCEPT_CHECKOUT_COMPLETE: null, PURCHASE_COMPLETE: null }),
  }),
])

const Rate = new t.Type<BasisPoints, number, unknown>(
  'KeptRate',
  (u): u is BasisPoints => Number.isSafeInteger(u),
  (u, context) =>
    typeof u === 'number' && Number.isSafeInteger(u) ? t.success(basisPoints(u)) : t.failure(u, context),
  t.identity,
)

export const KeptCheckoutForm: t.Type<CheckoutForm, unknown> = t.exact(
  t.partial({
    guest: t.exact(t.type({ firstName: t.string, lastName: t.string, email: t.string, phone: t.string })),
    tip: t.union([
      t.type({ _tag: t.literal('Percent'), rate: Rate }),
      t.type({ _tag: t.literal('Amount'), amount: KeptCents }),
    ]),
    note: t.string,
    nonprofit: t.string,
  }),
)
