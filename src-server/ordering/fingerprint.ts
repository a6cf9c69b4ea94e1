import { hash } from 'node:crypto'
import type { Cents } from '../../src-domain/money/cents.ts'
import type { SubmittedItem, SubmittedModifier } from '../../src-domain/ordering/submitted-order.ts'
import type { PlacementRequest } from './placement-request.ts'

/** What is bought and for how much, never how it is paid: the same key with another of these is another intent. */
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

/** 128 bits of a digest in the shape of a UUID, which the database keeps and compares as a number. */
function shortDigest(facts: unknown): string {
  return hash('sha256', JSON.stringify(facts), 'hex').slice(0, 32)
}

/** Who gave no name is told from others by the table, and where there is none only by the order itself. */
function payerFacts({ caller, guest, order, key }: PlacementRequest): readonly (string | null)[] {
  if (caller.patronId !== undefined) return ['patron', caller.patronId]
  if (guest === undefined) return ['nobody', order.tableNumber ?? key]
  return ['guest', guest.firstName, guest.lastName, guest.email].map((word) => word?.trim().toLowerCase() ?? null)
}

/** The same payer, place, food and total: two of these within minutes are probably one order sent twice. */
export function likenessOf(request: PlacementRequest, due: Cents): string {
  return shortDigest([payerFacts(request), request.locationId, itemFacts(request.order.items), due])
}

export function instrumentHash(instrument: string): string {
  return digest(['instrument', instrument])
}

/** Of a payment that the customer confirms with the processor: it has neither a nonce nor a saved card. */
export function intentHash(): string {
  return instrumentHash('intent')
}

function digest(facts: unknown): string {
  return hash('sha256', JSON.stringify(facts), 'base64url')
}

/** Lists and not objects, so that the order of fields in what was sent is no difference. */
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
