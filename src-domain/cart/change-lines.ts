import type { CartLine } from './cart-line.ts'
import type { OrderInProgress } from './order-in-progress.ts'

/**
 * Changes of the cart. Each takes a new UUID v4: a changed cart is another order, and the server must not take it
 * for the one before (CART-17). A change that changes nothing keeps the order as it is, key and all.
 */
export type OrderChange = (order: OrderInProgress) => OrderInProgress

const withItems = (order: OrderInProgress, items: readonly CartLine[], key: string): OrderInProgress => ({
  ...order,
  items,
  idempotencyKey: key,
})

export const addLine =
  (line: CartLine, key: string): OrderChange =>
  (order) =>
    withItems(order, [...order.items, line], key)

/** CART-08: an edited line stays where it was. */
export const replaceLine =
  (index: number, line: CartLine, key: string): OrderChange =>
  (order) =>
    order.items[index] === undefined ? order : withItems(order, order.items.with(index, line), key)

/** One line by its place (CART-09). */
export const removeLine =
  (index: number, key: string): OrderChange =>
  (order) =>
    order.items[index] === undefined ? order : withItems(order, order.items.toSpliced(index, 1), key)

/** Several at once: what this restaurant does not offer (CART-20). */
export const removeLines =
  (indexes: readonly number[], key: string): OrderChange =>
  (order) => {
    const items = order.items.filter((_, index) => !indexes.includes(index))
    return items.length === order.items.length ? order : withItems(order, items, key)
  }

/** CART-09: the removal without an index. */
export const clearLines =
  (key: string): OrderChange =>
  (order) =>
    order.items.length === 0 ? order : withItems(order, [], key)

/** Whole pieces, at least 1 (SEL-36); anything else changes nothing. */
export const setQuantity =
  (index: number, quantity: number, key: string): OrderChange =>
  (order) => {
    const line = order.items[index]
    if (line === undefined || !Number.isSafeInteger(quantity) || quantity < 1 || line.quantity === quantity)
      return order
    return withItems(order, order.items.with(index, { ...line, quantity }), key)
  }

/** PACK-06, PACK-08 live with the order because a change of location clears them. */
export const setPackingItems =
  (packingItems: readonly CartLine[], key: string): OrderChange =>
  (order) => ({ ...order, packingItems, idempotencyKey: key })
