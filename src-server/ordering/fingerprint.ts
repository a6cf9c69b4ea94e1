import { hash } from 'node:crypto'
import type { Cents } from '../../src-domain/money/cents.ts'
import type { SubmittedItem, SubmittedModifier } from '../../src-domain/placement/submitted-order.ts'
import type { PlacementRequest } from './placement-request.ts'

/** What is bought and for how much, but not how it is paid. The same key with another fingerprint is another order. */
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

/** 128 bits of a digest as a UUID, which the database stores and compares as a number. */
function shortDigest(facts: unknown): string {
  return hash('sha256', JSON.stringify(facts), 'hex').slice(0, 32)
}

/** An order without a name is identified by its table, or without one by its own key. */
function payerFacts({ caller, guest, order, key }: PlacementRequest): readonly (string | null)[] {
  if (caller.patronId !== undefined) return ['patron', caller.patronId]
  if (guest === undefined) return ['nobody', order.tableNumber ?? key]
  return ['guest', guest.firstName, guest.lastName, guest.email].map((word) => word?.trim().toLowerCase() ?? null)
}

/** The same payer, location, items and total: within minutes probably one order sent twice. */
export function likenessOf(request: PlacementRequest, due: Cents): string {
  return shortDigest([payerFacts(request), request.locationId, itemFacts(request.order.items), due])
}

export function instrumentHash(instrument: string): string {
  return digest(['instrument', instrument])
}

/** For a payment confirmed by the customer's wallet, which has neither a nonce nor a saved card. */
export function intentHash(): string {
  return instrumentHash('intent')
}

function digest(facts: unknown): string {
  return hash('sha256', JSON.stringify(facts), 'base64url')
}

/** Arrays instead of objects, so that field order makes no difference. */
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
