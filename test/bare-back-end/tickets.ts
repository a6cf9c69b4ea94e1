import type { House } from './house.ts'
import { allDishes } from './menu.ts'
import type { Patron } from './patrons.ts'
import { type Place, tables } from './places.ts'
import { dollarsOf, priceOfOrder, unitOf } from './pricing.ts'
import type { Modifier, OrderItem, Placing } from './wire.ts'

function nameOf(id: string): string {
  return allDishes.items[id]?.name ?? id
}

function modifiersOf(modifiers: readonly Modifier[]): readonly unknown[] {
  return modifiers.map(({ item, option, modifiers: inner }) => ({
    ...{ item, option, name: nameOf(item), price: allDishes.items[item]?.price ?? 0, modifiers: modifiersOf(inner) },
  }))
}

function lineOf(item: OrderItem) {
  return {
    ...{
      itemId: item.item,
      itemExternalId: `pos-${item.item}`,
      name: nameOf(item.item),
      price: dollarsOf(unitOf(item)),
    },
    ...{ quantity: item.quantity, notes: item.notes, resGroupId: item.restaurantGroup },
    group: { id: item.group, name: allDishes.groups[item.group]?.name ?? '' },
    modifiers: modifiersOf(item.modifiers),
  }
}

/** The contract's ticket information, and no other field. */
export function ticketOf(id: string, order: Placing, place: Place, patron: Patron | undefined, house: House) {
  const price = priceOfOrder(order, patron)
  return {
    id,
    code: order.code ?? '',
    displayNumber: id.slice(1),
    finalAmount: dollarsOf(price.due + Math.round(order.tip * 100)),
    taxAmount: dollarsOf(price.tax),
    items: order.items.map(lineOf),
    orderType: order.orderType,
    appliedCredit: dollarsOf(price.credit),
    patron: { email: patron?.email ?? order.guestInfo?.email ?? '', phone: patron?.phone.value ?? '' },
    location: { id: place.id, name: place.name, slug: place.slug },
    deliveryInfo: order.deliveryInfo ?? null,
    tableNumber: tables.find((table) => table.id === order.tableNumber)?.number ?? null,
    orderDate: new Date(house.now()).toISOString(),
    scheduledAt: order.scheduledAt ?? null,
    serviceEstimate: place.serviceEstimates[order.orderType],
    prepEstimate: 15,
  }
}
export type Ticket = ReturnType<typeof ticketOf>
