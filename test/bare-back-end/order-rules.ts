import type { House } from './house.ts'
import { allDishes } from './menu.ts'
import { milesBetween } from './miles.ts'
import { type Place, tables } from './places.ts'
import { dollarsOf, priceOfOrder } from './pricing.ts'
import { isOffered } from './schedule.ts'
import type { Modifier, OrderData, OrderItem } from './wire.ts'

const longestWay = 5
const leastDelivery = 1_000

export interface Refusal {
  readonly reason: string
  readonly message: string
}

/** Reason for refusing an order, in the contract's words. */
export function refusalOf(order: OrderData, place: Place, house: House): Refusal | undefined {
  const bad = badItems(order.items)
  if (order.items.length === 0 || Object.values(bad).some((ids) => ids.length > 0)) {
    return { reason: 'items', message: 'Something in it cannot be made.' }
  }
  const { scheduledAt } = order
  if (typeof scheduledAt === 'number' && !isOffered(place, scheduledAt, house)) {
    return { reason: 'invalid-scheduledAt', message: 'That time is not offered.' }
  }
  if (order.orderType === 'delivery') return deliveryRefusal(order, place)
  if (order.orderType !== 'kiosk') return undefined
  if (!place.isKioskEnabled) return { reason: 'kiosk-unavailable', message: 'There are no tables here.' }
  const isSeated = tables.some(({ id }) => id === order.tableNumber)
  return isSeated ? undefined : { reason: 'table', message: 'At which table?' }
}

function deliveryRefusal(order: OrderData, place: Place): Refusal | undefined {
  const to = order.deliveryInfo
  if (to === undefined || to === null || milesBetween(place.address.geo, to) > longestWay) {
    return { reason: 'delivery-radius', message: 'That is too far for our courier.' }
  }
  const { subtotal } = priceOfOrder(order, undefined)
  if (subtotal >= leastDelivery) return undefined
  return { reason: 'order-minimum', message: `We carry from ${dollarsOf(leastDelivery)} dollars.` }
}

export function badItems(items: readonly OrderItem[]) {
  const { groups, items: known } = allDishes
  return {
    invalidGroups: items.filter(({ group }) => groups[group] === undefined).map(({ group }) => group),
    invalidItems: items
      .filter(({ group, item }) => known[item] === undefined || groups[group]?.items.includes(item) === false)
      .map(({ item }) => item),
    invalidModifiers: items.flatMap(({ item, modifiers }) => badModifiers(item, modifiers)),
  }
}

function badModifiers(item: string, chosen: readonly Modifier[]): readonly string[] {
  const options = allDishes.items[item]?.options ?? []
  const strange = chosen.filter(
    (one) => !options.includes(one.option) || allDishes.options[one.option]?.items.includes(one.item) !== true,
  )
  const counted = options.filter((id) => {
    const option = allDishes.options[id]
    const taken = chosen.filter((one) => one.option === id).length
    return taken < (option?.min ?? 0) || taken > (option?.max ?? Number.POSITIVE_INFINITY)
  })
  return [
    ...strange.map((one) => one.item),
    ...counted,
    ...chosen.flatMap((one) => badModifiers(one.item, one.modifiers)),
  ]
}
