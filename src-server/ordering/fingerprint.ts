import { hash } from 'node:crypto'
import type { Minor } from '../../src-domain/money/minor.ts'
import type { SubmittedItem, SubmittedModifier } from '../../src-domain/placement/submitted-order.ts'
import type { PlacementRequest } from './placement-request.ts'

/** Covers the purchase and its price, not the payment. The same key with another fingerprint is another order. */
export function fingerprintOf({ caller, locationId, order, tip, expectedTotal }: PlacementRequest): string {
  return digest([
    caller.brandId,
    locationId,
    order.orderType,
    order.scheduledAt ?? null,
    itemFacts(order.items),
    order.code === '' && order.promotionCodeId !== '' ? ['reward', order.promotionCodeId] : order.code,
    order.giftCardNumber ?? order.storedValueCard?.giftCardNumber ?? null,
    tip,
    expectedTotal ?? null,
    // Orders without this field keep their earlier fingerprint.
    ...(order.useAtMost === undefined ? [] : [order.useAtMost]),
  ])
}

/** A UUID, because the database compares it as a number. */
function shortDigest(facts: unknown): string {
  return hash('sha256', JSON.stringify(facts), 'hex').slice(0, 32)
}

/** An order without a name is identified by its table, else by its key. */
function payerFacts({ caller, guest, order, key }: PlacementRequest): readonly (string | null)[] {
  if (caller.patronId !== undefined) return ['patron', caller.patronId]
  if (guest === undefined) return ['nobody', order.tableNumber ?? key]
  return ['guest', guest.firstName, guest.lastName, guest.email].map((word) => word?.trim().toLowerCase() ?? null)
}

/** Same payer, location, items and total: probably one order sent twice. */
export function likenessOf(request: PlacementRequest, due: Minor): string {
  return shortDigest([payerFacts(request), request.locationId, itemFacts(request.order.items), due])
}

export function instrumentHash(instrument: string): string {
  return digest(['instrument', instrument])
}

/** A wallet payment has no nonce or saved card. */
export function intentHash(): string {
  return instrumentHash('intent')
}

function digest(facts: unknown): string {
  return hash('sha256', JSON.stringify(facts), 'base64url')
}

/** Arrays, so that field order makes no difference. */
function modifierFacts(modifiers: readonly SubmittedModifier[]): unknown {
  return modifiers.map((one) => [one.option, one.item, modifierFacts(one.modifiers)])
}

function itemFacts(items: readonly SubmittedItem[]): unknown {
  return items.map((one) => [
    one.group,
    one.item,
    modifierFacts(one.modifiers),
    one.notes,
    one.restaurantGroup ?? null,
    one.quantity,
  ])
}
