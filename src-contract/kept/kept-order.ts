import * as t from 'io-ts'
import type { OrderInProgress, OrderLocation } from '../../src-domain/cart/order-in-progress.ts'
import { byDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { KeptCents } from './kept-cart.ts'

/** CART-17, SHELL-35: excludes parts that have other storage keys or are never stored. */
export type KeptOrderParts = Omit<
  OrderInProgress,
  'idempotencyKey' | 'items' | 'packingItems' | 'location' | 'useAtMost'
>

export const KeptAddress = t.exact(
  t.intersection([
    t.type({ street1: t.string, street2: t.string, city: t.string, state: t.string, zip: t.string }),
    t.partial({ id: t.string, lat: t.number, long: t.number, seal: t.string }),
  ]),
)

export const KeptOrder: t.Type<KeptOrderParts, unknown> = t.exact(
  t.intersection([
    t.type({
      diningOption: t.keyof(byDiningOption(() => null)),
      deliveryNotes: t.string,
      note: t.string,
    }),
    t.partial({
      address: KeptAddress,
      scheduledAt: t.number,
      discount: t.string,
      code: t.string,
      promotionCodeId: t.string,
      promotionId: t.string,
      table: t.type({ id: t.string, number: t.string }),
      giftCard: t.intersection([
        t.type({ giftCardNumber: t.string, balance: KeptCents }),
        t.partial({ giftCardSeal: t.string }),
      ]),
    }),
  ]),
)

/** Requires an id (SHELL-35). */
export const KeptLocation: t.Type<OrderLocation, unknown> = t.strict({
  id: t.string,
  slug: t.string,
  name: t.string,
  timeZone: t.string,
})
