import { hash } from 'node:crypto'
import type { CashRules } from '../../src-domain/brand/cash-rules.ts'
import { usualLimits } from '../limits/limits.ts'
import type { OrderDraft } from '../store/rows/order-draft.ts'
import type { PaymentDecision } from './payment-decision.ts'
import type { PlacementRequest } from './placement-request.ts'

/** Exceeded limits, as the claim's statement names them. */
export const turnKinds = ['table-spent', 'guest-spent', 'address-spent', 'cards-spent'] as const
export type TurnKind = (typeof turnKinds)[number]

/** At most `most` uses in `life` seconds. */
export interface PlacingTurn {
  readonly kind: TurnKind
  /** A digest that reveals neither addresses nor guests. */
  readonly name: string
  readonly most: number
  readonly life: number
}

const { declines } = usualLimits
export const declinedPerAddress = { most: declines.most, life: declines.windowMs / 1_000 }

const hour = 3_600
/** Never reached, because the store keeps 99 turns. */
const unlimitedTurns = 100

export interface TurnsInput {
  readonly request: PlacementRequest
  readonly cash: CashRules
  readonly draft: OrderDraft
  readonly paid: PaymentDecision
}

/** G4. Guests share a restaurant's network, so a table's order counts for the table only. */
export function turnsOf(from: TurnsInput): readonly PlacingTurn[] {
  const { request, cash, draft, paid } = from
  if (paid._tag === 'Charge') {
    return addressTurn(request, 'cards-spent', declinedPerAddress.most, declinedPerAddress.life)
  }
  if (!isUnpaid(from)) return []
  const life = cash.openHours * hour
  const { tableNumber } = draft.order.ticket
  if (tableNumber !== undefined) {
    const name = turnName('table-spent', request.locationId, tableNumber)
    return [{ kind: 'table-spent', name, most: cash.openPerTable, life }]
  }
  return [
    ...guestTurn(request, cash.openPerGuest, life),
    ...addressTurn(request, 'address-spent', cash.uncheckedPerAddress, hour),
  ]
}

/** Cash, and orders that cost nothing. */
function isUnpaid({ paid, draft }: TurnsInput): boolean {
  return paid._tag === 'Cash' || (paid._tag === 'NothingDue' && draft.order.credit === 0 && draft.order.gift_card === 0)
}

/** Without an account or a name there is no limit. */
function guestTurn({ caller, guest }: PlacementRequest, most: number, life: number): readonly PlacingTurn[] {
  const kind = 'guest-spent'
  if (caller.patronId !== undefined) return [{ kind, name: turnName(kind, 'patron', caller.patronId), most, life }]
  if (guest === undefined) return []
  const words = [guest.firstName, guest.lastName, guest.email].map((word) => word?.trim().toLowerCase() ?? null)
  return [{ kind, name: turnName(kind, ...words), most, life }]
}

function addressTurn(
  { address, isHuman }: PlacementRequest,
  kind: TurnKind,
  most: number,
  life: number,
): readonly PlacingTurn[] {
  return address === undefined
    ? []
    : [{ kind, name: turnName(kind, address), most: isHuman === true ? unlimitedTurns : most, life }]
}

/** A UUID, because the database compares it as a number. */
function turnName(kind: TurnKind, ...facts: readonly (string | null)[]): string {
  return hash('sha256', JSON.stringify([kind, ...facts]), 'hex').slice(0, 32)
}
