import type { Refusal } from '../store/rows/refusal.ts'
import type { TurnKind } from './placing-turns.ts'

const humanCheckDue: Refusal = {
  status: 403,
  code: 'human_check_required',
  message: "Please confirm you're not a robot and place your order again. You weren't charged.",
}

/** An address is never blocked; it must pass a bot check (G4). */
export const spentRefusal: Readonly<Record<TurnKind, Refusal>> = {
  'table-spent': {
    status: 403,
    code: 'table_limit',
    message: 'Your table already has several unpaid orders. Please pay by card or ask your server.',
  },
  'guest-spent': {
    status: 403,
    code: 'guest_limit',
    message: 'You already have several unpaid orders. Please pay for this one by card.',
  },
  'address-spent': humanCheckDue,
  'cards-spent': humanCheckDue,
}
