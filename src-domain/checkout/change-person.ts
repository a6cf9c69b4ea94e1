import type { PatronState, SessionNeeds } from '../account/session.ts'
import { type CardsState, noCards } from '../card/cards-state.ts'
import { idleLoyalty, type LoyaltyState } from '../loyalty/fetch-loyalty.ts'
import type { StateCell } from '../state/state-cell.ts'
import { forgetCards, forgetPayer } from './change-checkout.ts'
import type { CheckoutSnapshot } from './checkout-snapshot.ts'
import type { CheckoutState } from './checkout-state.ts'
import type { AfterLogin } from './flow-position.ts'
import { errorOf } from './ready-to-place.ts'

export interface ChangePersonPorts {
  readonly checkout: StateCell<CheckoutState>
  readonly cards: StateCell<CardsState>
  readonly loyalty: StateCell<LoyaltyState>
  readonly patron: StateCell<PatronState>
  readonly session: Pick<SessionNeeds['session'], 'drop'>
}

export function forgetPerson({ cards, checkout, loyalty }: Omit<ChangePersonPorts, 'patron' | 'session'>): void {
  cards.update(() => noCards)
  loyalty.update(() => idleLoyalty)
  checkout.update(forgetPayer)
}

/** The session has expired (CHK-55): the customer continues as a guest, or logs in again. */
export function endSession({ cards, checkout, loyalty, patron, session }: ChangePersonPorts): void {
  cards.update(() => noCards)
  session.drop()
  patron.update((now) => (now.patron === undefined ? now : { isEnded: true }))
  loyalty.update(() => idleLoyalty)
  checkout.update(forgetCards)
}

/** Screen after a login at the checkout (CHK-24); an employee shares the cart (LINK-02). */
export function screenAfterSignIn(now: CheckoutSnapshot, afterLogin: AfterLogin): AfterLogin | 'LINK' {
  if (now.patron?.isEmployee === true) return 'LINK'
  // The customer was about to pay when asked to log in again (CHK-55).
  return errorOf(now)._tag === 'Server' ? 'CHECK_OUT' : afterLogin
}
