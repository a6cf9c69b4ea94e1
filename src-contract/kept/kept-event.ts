import * as t from 'io-ts'
import type { AnalyticsEvent } from '../../src-domain/analytics/analytics-event.ts'
import { byDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { currencyCode } from '../money/currency-code.ts'
import { KeptCents } from './kept-cart.ts'

const product = t.exact(
  t.intersection([
    t.type({ category: t.string, name: t.string, price: KeptCents, quantity: t.number }),
    t.partial({ id: t.string }),
  ]),
)

const user = t.exact(
  t.intersection([
    t.type({ userId: t.string }),
    t.partial({ firstName: t.string, lastName: t.string, email: t.string, phone: t.string }),
  ]),
)

const item = t.exact(
  t.intersection([
    t.type({
      itemId: t.string,
      itemExternalId: t.string,
      name: t.string,
      price: KeptCents,
      quantity: t.number,
      group: t.exact(t.type({ name: t.string })),
    }),
    t.partial({ resGroupId: t.string }),
  ]),
)

const purchase = t.exact(
  t.intersection([
    t.type({
      id: t.string,
      orderType: t.keyof(byDiningOption(() => null)),
      finalAmount: KeptCents,
      taxAmount: KeptCents,
      appliedCredit: KeptCents,
      code: t.string,
      items: t.readonlyArray(item),
      currency: currencyCode,
      value: KeptCents,
    }),
    t.partial({ email: t.string, phone: t.string }),
  ]),
)

const named: t.Type<AnalyticsEvent, unknown> = t.union([
  t.type({
    _tag: t.keyof({
      'Product Added': null,
      'Product Clicked': null,
      'Product Modified': null,
      'Product Removed': null,
    }),
    product,
  }),
  t.type({ _tag: t.literal('Purchase'), purchase }),
  t.type({ _tag: t.literal('Signed In'), user }),
  t.type({ _tag: t.literal('Page Viewed'), path: t.string }),
  t.intersection([t.type({ _tag: t.literal('User Known') }), t.partial({ userId: t.string })]),
  t.intersection([
    t.type({ _tag: t.keyof({ 'Cart Viewed': null, 'Checkout Started': null }) }),
    t.partial({ cart: t.readonlyArray(product) }),
  ]),
  t.type({ _tag: t.keyof({ 'Cleared Cart': null, 'Unnamed Event': null }) }),
])

const withoutName = t.partial({ _tag: t.literal('') })

/** Reads an event without a name as Unnamed Event (ANA-02). */
export const keptEvent: t.Type<AnalyticsEvent, unknown> = new t.Type(
  'KeptEvent',
  named.is,
  (u, context) => (withoutName.is(u) ? t.success({ _tag: 'Unnamed Event' }) : named.validate(u, context)),
  named.encode,
)
