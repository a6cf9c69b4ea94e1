import { type Brand, offeredDiningOption } from '../brand/brand.ts'
import type { CartLine } from '../cart/cart-line.ts'
import type { OrderChange } from '../cart/change-lines.ts'
import { chooseDiningOption, chooseLocation, setAddress, setScheduledAt } from '../cart/change-terms.ts'
import type { OrderInProgress, OrderLocation } from '../cart/order-in-progress.ts'
import { modifierTree } from '../selection/modifier-tree.ts'
import type { Instant } from '../time/clock.ts'
import type { SavedCart } from './saved-cart.ts'

/**
 * CART-24: replaces items, restaurant, order type and time, with the effects of any change of restaurant (CART-20).
 * Drops a time in the past.
 */
export function fillFromSavedCart(brand: Brand, saved: SavedCart, key: string, now: Instant): OrderChange {
  return (order) => {
    const { discount, scheduledAt, deliveryInfo } = saved
    const there = chooseDiningOption(
      offeredDiningOption(brand, saved.orderType),
      key,
    )(chooseLocation(locationOf(saved), key)(order))
    const timed = setScheduledAt(
      scheduledAt !== undefined && scheduledAt * 1_000 > now ? scheduledAt : undefined,
      key,
    )(there)
    const addressed = deliveryInfo === undefined ? timed : setAddress(deliveryInfo, key)(timed)
    return {
      ...addressed,
      items: saved.items.map(({ line }) => line),
      packingItems: [],
      ...(discount === undefined ? {} : { discount }),
      idempotencyKey: key,
    }
  }
}

function likeness({ group, item, mods, notes, quantity }: CartLine): string {
  return JSON.stringify([group, item, modifierTree(mods), notes, quantity])
}

/** Whether filling would remove lines of the customer's cart. The page asks first in this case. */
export function wouldReplace(order: OrderInProgress, saved: SavedCart): boolean {
  if (order.items.length === 0) return false
  if (order.location?.id !== saved.location.id || order.items.length !== saved.items.length) return true
  return order.items.some((line, index) => {
    const other = saved.items[index]
    return other === undefined || likeness(line) !== likeness(other.line)
  })
}

function locationOf({ location: { id, slug, name, timeZone } }: SavedCart): OrderLocation {
  return { id, slug, name, timeZone }
}
