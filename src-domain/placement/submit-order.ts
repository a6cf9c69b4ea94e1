import type { Address } from '../address/address.ts'
import { agreedUseOf } from '../cart/agreed-use.ts'
import type { CartLine } from '../cart/cart-line.ts'
import type { AppliedGiftCard, OrderInProgress } from '../cart/order-in-progress.ts'
import type { Selections } from '../selection/selections.ts'
import type { SubmittedItem, SubmittedModifier, SubmittedOrder } from './submitted-order.ts'

/** CHK-44. Every level names its item, so nothing is flattened (CHK-45). */
export function submittedModifiers(mods: Selections): readonly SubmittedModifier[] {
  return [...mods].flatMap(([option, chosen]) =>
    chosen.map(({ item, modifiers }) => ({ item, option, modifiers: submittedModifiers(modifiers) })),
  )
}

/** Omits the price, because the server has its own (CHK-43). */
function submittedItem(line: CartLine): SubmittedItem {
  return {
    group: line.group,
    item: line.item,
    modifiers: submittedModifiers(line.mods),
    notes: line.notes,
    ...(line.resGroupId === undefined ? {} : { restaurantGroup: line.resGroupId }),
    quantity: line.quantity,
  }
}

/** Packing belongs to no restaurant of a food hall. */
function packingItem({ resGroupId: _, ...line }: CartLine): SubmittedItem {
  return submittedItem(line)
}

/** LOC-45: omits the id in the patron's address book. */
function deliveryInfo({ id: _, ...address }: Address): Address {
  return address
}

function giftCardFields({ giftCardNumber, balance, giftCardSeal }: AppliedGiftCard) {
  return {
    storedValueCard: { giftCardNumber, balance },
    giftCardNumber,
    ...(giftCardSeal === undefined ? {} : { giftCardSeal }),
  }
}

/** Wire format of an order (CHK-42, PACK-07). */
export function submittedOrder(order: OrderInProgress): SubmittedOrder {
  const useAtMost = agreedUseOf(order)
  const isDelivery = order.diningOption === 'delivery'
  return {
    code: order.code ?? '',
    deliveryNotes: order.deliveryNotes,
    discount: order.discount ?? '',
    items: [...order.items.map(submittedItem), ...order.packingItems.map(packingItem)],
    note: order.note,
    orderType: order.diningOption,
    promotionCodeId: order.promotionCodeId ?? '',
    promotionId: order.promotionId ?? '',
    ...(order.scheduledAt === undefined ? {} : { scheduledAt: order.scheduledAt }),
    ...(isDelivery && order.address !== undefined ? { deliveryInfo: deliveryInfo(order.address) } : {}),
    // Sends both formats, because a back end may read either (GIFT-12).
    ...(order.giftCard === undefined ? {} : giftCardFields(order.giftCard)),
    ...(useAtMost === undefined ? {} : { useAtMost }),
    // Sends the id, not the number on the table's sign (TABLE-10).
    ...(order.table === undefined ? {} : { tableNumber: order.table.id }),
  }
}
