import * as t from 'io-ts'

// Request codecs, transcribed from the table of the HTTP contract.

function refined<A, O>(
  name: string,
  codec: t.Type<A, O, unknown>,
  holds: (value: A) => boolean,
): t.Type<A, O, unknown> {
  return new t.Type<A, O, unknown>(
    name,
    (value): value is A => codec.is(value) && holds(value),
    (value, context) => {
      const read = codec.validate(value, context)
      return read._tag === 'Right' && !holds(read.right) ? t.failure(value, context) : read
    },
    codec.encode,
  )
}

export const id = refined('id', t.string, (text) => text.length > 0 && text.length <= 128)
export const filled = refined('text', t.string, (text) => text.trim() !== '')
/** Dollars with at most two decimals, never negative in a request. */
export const dollars = refined('dollars', t.number, (n) => n >= 0 && /^\d+(\.\d{1,2})?$/.test(String(n)))
export const seconds = refined('unix seconds', t.number, (n) => Number.isInteger(n) && n > 1e9 && n < 1e11)
export const count = refined('count', t.number, (n) => Number.isInteger(n) && n >= 1)
export const uuid = refined('uuid', t.string, (text) =>
  /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(text),
)
export const orderType = t.keyof({ pickup: null, delivery: null, kiosk: null })
export type OrderType = t.TypeOf<typeof orderType>

export function orNull<C extends t.Mixed>(codec: C) {
  return t.union([codec, t.null])
}

const where = { street1: filled, city: filled, state: filled, zip: filled, lat: t.number, long: t.number }
export const address = t.intersection([t.type(where), t.partial({ id: orNull(id), street2: orNull(t.string) })])
export const deliveryInfo = t.intersection([t.type(where), t.partial({ street2: orNull(t.string) })])
export type DeliveryInfo = t.TypeOf<typeof deliveryInfo>

export interface Modifier {
  readonly item: string
  readonly option: string
  readonly modifiers: readonly Modifier[]
}
export const modifier: t.Type<Modifier> = t.recursion('modifier', () =>
  t.type({ item: id, option: id, modifiers: t.readonlyArray(modifier) }),
)

export const orderItem = t.type({
  group: id,
  item: id,
  modifiers: t.array(modifier),
  notes: t.string,
  restaurantGroup: orNull(id),
  quantity: count,
})
export type OrderItem = t.TypeOf<typeof orderItem>

export interface Modification {
  readonly option: string
  readonly item: string
  readonly modifications: readonly Modification[]
}
export const modification: t.Type<Modification> = t.recursion('modification', () =>
  t.type({ option: id, item: id, modifications: t.readonlyArray(modification) }),
)

/** Cart line of POST /cart and of placing calls. */
export const cartLine = t.type({
  group: id,
  item: t.type({ id }),
  modifications: t.array(modification),
  name: t.string,
  price: dollars,
  quantity: count,
  notes: t.string,
})

/** Order data of validate, check-price, create-payment-intent and the placing calls. */
export const orderData = t.intersection([
  t.type({ items: t.array(orderItem), orderType }),
  t.partial({
    code: orNull(t.string),
    deliveryNotes: orNull(t.string),
    discount: orNull(t.string),
    note: orNull(t.string),
    promotionCodeId: orNull(t.string),
    promotionId: orNull(t.string),
    scheduledAt: orNull(seconds),
    deliveryInfo: orNull(deliveryInfo),
    storedValueCard: orNull(t.type({ giftCardNumber: filled, balance: dollars })),
    giftCardNumber: orNull(filled),
    tableNumber: orNull(id),
  }),
])
export type OrderData = t.TypeOf<typeof orderData>

export const guestInfo = t.intersection([
  t.type({ firstName: filled, lastName: t.string }),
  t.partial({ email: orNull(t.string) }),
])

export const placing = t.intersection([
  orderData,
  t.type({ cart: t.array(cartLine), idempotencyKey: uuid, isCash: t.boolean, locationId: id, tip: dollars }),
  t.partial({ guestInfo, cardNonce: filled, transactionId: filled }),
])
export type Placing = t.TypeOf<typeof placing>
