import type { Refusal } from '../store/rows/refusal.ts'
import type { Spent } from './placing-turns.ts'

const askPerson: Refusal = {
  status: 403,
  code: 'human_check_required',
  message: 'Please confirm that you are a person and place your order again. Nothing was charged.',
}

/** Refusals for exceeded limits. An address is never blocked: it must pass a bot check (G4). */
export const spentRefusal: Readonly<Record<Spent, Refusal>> = {
  'table-spent': {
    status: 403,
    code: 'table_limit',
    message: 'This table has many unpaid orders already. Please pay by card, or ask our staff.',
  },
  'guest-spent': {
    status: 403,
    code: 'guest_limit',
    message: 'You have several unpaid orders with us already. Please pay this one by card.',
  },
  'address-spent': askPerson,
  'cards-spent': askPerson,
}
