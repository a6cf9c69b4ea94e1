import type { CartLine } from './cart-line.ts'
import type { OrderInProgress } from './order-in-progress.ts'

/**
 * Changes the cart. Takes a new UUID v4, because the server must treat a changed cart as another order (CART-17). A
 * change without effect keeps the order and its key.
 */
export type OrderChange = (order: OrderInProgress) => OrderInProgress

export function addLine(line: CartLine, key: string): OrderChange {
  return (order) => withItems(order, [...order.items, line], key)
}

export function replaceLine(index: number, line: CartLine, key: string): OrderChange {
  return (order) => (order.items[index] === undefined ? order : withItems(order, order.items.with(index, line), key))
}

export function removeLine(index: number, key: string): OrderChange {
  return (order) => (order.items[index] === undefined ? order : withItems(order, order.items.toSpliced(index, 1), key))
}

export function removeLines(indexes: readonly number[], key: string): OrderChange {
  return (order) => {
    const items = order.items.filter((_, index) => !indexes.includes(index))
    return items.length === order.items.length ? order : withItems(order, items, key)
  }
}

export function clearLines(key: string): OrderChange {
  return (order) => (order.items.length === 0 ? order : withItems(order, [], key))
}

/** Ignores anything but integers of at least 1 (SEL-36). */
export function setQuantity(index: number, quantity: number, key: string): OrderChange {
  return (order) => {
    const line = order.items[index]
    if (line === undefined || !Number.isSafeInteger(quantity) || quantity < 1 || line.quantity === quantity)
      return order
    return withItems(order, order.items.with(index, { ...line, quantity }), key)
  }
}

export function setPackingItems(packingItems: readonly CartLine[], key: string): OrderChange {
  return (order) => ({ ...order, packingItems, idempotencyKey: key })
}

function withItems(order: OrderInProgress, items: readonly CartLine[], key: string): OrderInProgress {
  return {
    ...order,
    items,
    idempotencyKey: key,
  }
}
